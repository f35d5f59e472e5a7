import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = ['src', 'mocks']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories|fixtures)\./.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .filter((text) => /\b(tabStore|browserStore|KeyValueStore)\b/.test(text));

/** The constants of a file that are keys in a store, or their prefixes. */
function keysIn(text: string): string[] {
  const isKey = (name: string) =>
    new RegExp(String.raw`\.(?:read|write|remove)\(${name}\b|(?:keysFrom|removeFrom)\(\w+, ${name}\b`).test(text);
  return [...text.matchAll(/const ([A-Z_]+) = '([^']+)'/g)].flatMap(([, name = '', key = '']) => (isKey(name) ? [key] : []));
}

test('SECURITY.md names every key that the shop stores, and no other', () => {
  const [, section = ''] = readFileSync('SECURITY.md', 'utf8').split(/^## What is stored on the device$/m);
  const rows = [...section.matchAll(/^\| (?:Tab|Browser)(?:, sandbox only)? \| ([^|]+) \|/gm)];
  const named = rows.flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, key = '']) => key));
  expect([...new Set(named)].toSorted()).toEqual(sources.flatMap(keysIn).toSorted());
});
