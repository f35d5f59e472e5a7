import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const WIDTH = 100;

/** The documents. GitHub shows the line breaks of the templates in .github, so these are not wrapped. */
const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.md', ':!:.github'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(path));

/** The lines of prose that are too wide, with their numbers. Code, tables, headings and a single long link cannot be wrapped. */
function wideLines(text: string): string[] {
  const prose = text.replaceAll(/^ *```[^]*?^ *```$/gm, (code) => code.replaceAll(/.+/g, ''));
  return prose.split('\n').flatMap((line, index) => {
    const words = line.trim().replace(/^([-*>]|\d+\.) +/, '');
    const canWrap = words.includes(' ') && !/^[|#]/.test(words);
    return canWrap && line.length > WIDTH ? [`${index + 1}: ${line}`] : [];
  });
}

test('prose is wrapped at 100 columns', () => {
  expect(documents).toContain('README.md');
  expect(documents.flatMap((file) => wideLines(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`))).toEqual([]);
});

test('only what can be wrapped is too wide', () => {
  const link = `[a](${'x'.repeat(WIDTH)})`;
  expect(wideLines(['```', `a ${link}`, '```', `| a | ${link} |`, `# A ${link}`, `- ${link}`, link].join('\n'))).toEqual([]);
  expect(wideLines(`Text.\n\n- A ${link}`)).toEqual([`3: - A ${link}`]);
});
