import { parseArgs } from 'node:util';

export type Theme = 'light' | 'dark';

interface Options {
  base: string;
  /** In CSS pixels. */
  width: number;
  theme: Theme;
  /** Of the ids of stories. */
  text: string;
}

export const USAGE = `npm run compare -- <base> [options]
  <base>             a commit, branch or tag, such as main or HEAD~3
  --width N          the width of the window in pixels, from 200 to 3840 (default 1280)
  --theme T          light or dark (default light)
  --stories TEXT     only stories whose id contains this text, such as primitives-button`;

/** Reads the arguments of the command line. Throws if they are not as USAGE says. */
export function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      width: { type: 'string', default: '1280' },
      theme: { type: 'string', default: 'light' },
      stories: { type: 'string', default: '' },
    },
  });
  const [base, ...more] = positionals;
  if (base === undefined || base === '' || more.length > 0) throw new Error('Name one commit, branch or tag to compare with.');
  const width = Number(values.width);
  if (!/^\d+$/.test(values.width) || width < 200 || width > 3840) throw new Error('--width takes a whole number from 200 to 3840.');
  const { theme } = values;
  if (theme !== 'light' && theme !== 'dark') throw new Error("--theme takes 'light' or 'dark'.");
  return { base, width, theme, text: values.stories };
}
