import { parseArgs } from 'node:util';

export const PARTS = ['live', 'deep', 'sandbox', 'lists'] as const;

export type Part = (typeof PARTS)[number];

export const USAGE = `npm run bench -- [options]
  --only PARTS    measures only these, with commas: ${PARTS.join(', ')} (default: all)
  --rounds N      how often each page is opened, and each list scrolled (default 7, and 3)
  --page PATH     measures only this page of the live build; can be repeated
  --build FOLDER  opens the pages of the live build in this one too, made by build:loopback -- --outDir FOLDER; can be repeated
  --cpu N         slows the processor down N times (default 4; 12 is a slow phone)`;

function toCount(value: string) {
  if (!/^[1-9]\d{0,2}$/.test(value)) throw new Error(`--rounds must be a number from 1 to 999, not ${value}`);
  return Number(value);
}

function toSlowdown(value: string) {
  if (!/^[1-9]\d?$/.test(value)) throw new Error(`--cpu must be a number from 1 to 99, not ${value}`);
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
      build: { type: 'string', multiple: true, default: [] },
      cpu: { type: 'string', default: '4' },
    },
  });
  const pages = values.page.map(toPath);
  const named = values.only.flatMap((text) => text.split(',')).map(toPart);
  const parts = named.length > 0 || pages.length > 0 ? named : PARTS;
  const rounds = values.rounds === undefined ? undefined : toCount(values.rounds);
  return { parts, pages, builds: values.build, slowdown: toSlowdown(values.cpu), loadRounds: rounds ?? 7, listRounds: rounds ?? 3 };
}
