import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import GithubSlugger from 'github-slugger';
import { expect, test } from 'vitest';

const SELF = 'tests/citations.test.ts';

/** The text files that git tracks or would track. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(
    (path) =>
      /\.(ts|tsx|mjs|js|md|css|html|json)$|(^|\/)\.env[.\w]*$/.test(path) &&
      path !== 'package-lock.json' &&
      path !== SELF &&
      existsSync(path),
  );

/** The anchors of a document's headings, as GitHub generates them. */
function anchorsOf(path: string): ReadonlySet<string> {
  const slugger = new GithubSlugger();
  const text = readFileSync(path, 'utf8').replaceAll(/^```[^]*?^```/gm, '');
  return new Set(
    [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => slugger.slug(heading.replaceAll(/[`*]|\]\([^)]*\)|\[/g, ''))),
  );
}

interface Citation {
  /** Relative to the project root. */
  path: string;
  anchor: string | undefined;
}

/** Finds citations. Markdown links are relative to their file; in all other files, paths start at the project root. */
function citationsIn(file: string, text: string): Citation[] {
  const links = file.endsWith('.md') ? [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)] : [];
  const named = file.endsWith('.md') ? [] : [...text.matchAll(/(?<![\w./-])(docs\/[\w/.-]+\.md)(?:#([\w-]+))?/g)];
  return [
    ...links.map(([, path = '', anchor]) => ({ path: path === '' ? file : normalize(join(dirname(file), path)), anchor })),
    ...named.map(([, path = '', anchor]) => ({ path, anchor })),
  ];
}

const anchors = new Map<string, ReadonlySet<string>>();

function isBroken({ path, anchor }: Citation): boolean {
  if (!existsSync(path)) return true;
  if (anchor === undefined || !path.endsWith('.md')) return false;
  const known = anchors.get(path) ?? anchorsOf(path);
  anchors.set(path, known);
  return !known.has(anchor);
}

test('every citation names an existing document and heading', () => {
  const broken = files.flatMap((file) =>
    citationsIn(file, readFileSync(file, 'utf8'))
      .filter(isBroken)
      .map(({ path, anchor = '' }) => `${file}: ${path}#${anchor}`),
  );
  expect(broken).toEqual([]);
  expect(anchors.get('docs/product-rules.md')).toContain('restock');
});

test('cites no document that the repository does not have', () => {
  const absent = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^.*\b(SPEC|DECISIONS|DESIGN|VOCABULARY)\b.*$/gm)].map(([line]) => `${file}: ${line.trim()}`),
  );
  expect(absent).toEqual([]);
});

/** The links of a document whose label is a file, as label and path. */
const fileLinksIn = (text: string) =>
  [...text.matchAll(/\[`?([\w./-]+\.[a-z]+)`?\]\((?!https?:)([^)#\s]+)/g)].map(([, label = '', path = '']) => ({ label, path }));

test('a link whose label is a file leads to that file', () => {
  const documents = files.filter((file) => file.endsWith('.md'));
  const links = documents.flatMap((file) => fileLinksIn(readFileSync(file, 'utf8')).map((link) => ({ file, ...link })));
  expect(links.length).toBeGreaterThan(50);
  const misleading = links.filter(({ label, path }) => !`/${path}`.endsWith(`/${label}`));
  expect(misleading).toEqual([]);
});

test('the headings of cited documents are unique', () => {
  for (const path of ['docs/spec.md', 'docs/product-rules.md']) {
    const headings = [...readFileSync(path, 'utf8').matchAll(/^#{2,6} (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual([...new Set(headings)]);
  }
});
