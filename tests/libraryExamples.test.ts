import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The code of docs/library.md that names its file. `npm run test:lib` runs these files. */
const blocks = [...readFileSync('docs/library.md', 'utf8').matchAll(/^```\w+ file=(\S+)\n(.*?)^```$/gms)].map(
  ([, file = '', code = '']) => ({
    file,
    code,
  }),
);

test('docs/library.md shows code of every example', () => {
  const shown = new Set(blocks.map(({ file }) => file.split('/')[1]));
  expect(shown).toEqual(new Set(readdirSync('examples')));
});

test.each(blocks)('the code of $file stands in that file', ({ file, code }) => {
  expect(readFileSync(file, 'utf8')).toContain(code);
});
