import { parseArgs } from 'node:util';

export const PARTS = /** @type {const} */ (['live', 'deep', 'sandbox', 'lists']);

/** @typedef {(typeof PARTS)[number]} Part */

export const USAGE = `npm run bench -- [options]
  --only PARTS    measures only these, with commas: ${PARTS.join(', ')} (default: all)
  --rounds N      how often each page is opened, and each list scrolled (default 7, and 3)
  --page PATH     measures only this page of the live build; can be repeated`;

/** @param {string} value */
function toCount(value) {
  if (!/^[1-9]\d{0,2}$/.test(value)) throw new Error(`--rounds must be a number from 1 to 999, not ${value}`);
  return Number(value);
}

/** @param {string} value @returns {Part} */
function toPart(value) {
  const part = PARTS.find((one) => one === value);
  if (part === undefined) throw new Error(`--only must name ${PARTS.join(', ')}, not ${value}`);
  return part;
}

/** @param {string} value */
function toPath(value) {
  if (!value.startsWith('/')) throw new Error(`--page must be a path, such as /login, not ${value}`);
  return value;
}

/** @param {string[]} args */
export function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', multiple: true, default: [] },
      rounds: { type: 'string' },
      page: { type: 'string', multiple: true, default: [] },
    },
  });
  const pages = values.page.map(toPath);
  const named = values.only.flatMap((text) => text.split(',')).map(toPart);
  const parts = named.length > 0 || pages.length > 0 ? named : PARTS;
  const rounds = values.rounds === undefined ? undefined : toCount(values.rounds);
  return { parts, pages, loadRounds: rounds ?? 7, listRounds: rounds ?? 3 };
}
