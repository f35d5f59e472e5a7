import { parseArgs } from 'node:util';

export const PARTS = ['live', 'deep', 'sandbox', 'lists'] as const;

export type Part = (typeof PARTS)[number];

export const USAGE = `npm run bench -- [options]
  --only PARTS    measures only these, with commas: ${PARTS.join(', ')} (default: all)
  --rounds N      how often each page is opened, and each list scrolled (default 7, and 3)
  --page PATH     measures only this page of the live build; can be repeated`;

function toCount(value: string) {
  if (!/^[1-9]\d{0,2}$/.test(value)) throw new Error(`--rounds must be a number from 1 to 999, not ${value}`);
  return Number(value);
}

function toPart(value: string) {
  const part = PARTS.find((one) => one === value);
  if (part === undefined) throw new Error(`--only must name ${PARTS.join(', ')}, not ${value}`);
  return part;
}

function toPath(value: string) {
  if (!value.startsWith('/')) throw new Error(`--page must be a path, such as /login, not ${value}`);
  return value;
}

export function readOptions(args: string[]) {
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
