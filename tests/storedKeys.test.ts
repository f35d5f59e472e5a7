import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const texts = ['src', 'mocks']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories|fixtures)\./.test(path))
  .map((path) => readFileSync(path, 'utf8'));
const sources = texts.filter((text) => /\b(tabStore|browserStore|KeyValueStore)\b/.test(text));

const constantsIn = (text: string) =>
  new Map([...text.matchAll(/const ([A-Z_]+) = '([^']+)'/g)].map(([, name = '', value = '']) => [name, value]));
const allConstants = constantsIn(texts.join('\n'));

/** The keys in a store, or their prefixes, that a file uses: its own constants, and imported ones. */
function keysIn(text: string): string[] {
  const own = constantsIn(text);
  const used = text.matchAll(/\.(?:read|write|remove)\(([A-Z_]+)\b|(?:keysFrom|removeFrom|createJournal)\([\w.]+, ([A-Z_]+)\b/g);
  return [...used].flatMap(([, name = '', prefix = name]) => own.get(prefix) ?? allConstants.get(prefix) ?? []);
}

test('SECURITY.md names every key that the shop stores, and no other', () => {
  const [, section = ''] = readFileSync('SECURITY.md', 'utf8').split(/^## What is stored on the device$/m);
  const rows = [...section.matchAll(/^\| (?:Tab|Browser)(?:, sandbox only)? \| ([^|]+) \|/gm)];
  const named = rows.flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key));
  expect([...new Set(named)].toSorted()).toEqual([...new Set(sources.flatMap(keysIn))].toSorted());
});
