import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolvePathInStorybookCache } from 'storybook/internal/common';
import type { Indexer } from 'storybook/internal/types';

/** A folder in Storybook's cache. Its path contains Storybook's version, so an upgrade starts a new cache. */
const folder = resolvePathInStorybookCache('index');

/** Part of the cache key, because the index also depends on Storybook's features. */
const configuration = readFileSync(new URL('main.ts', import.meta.url), 'utf8');

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Caches the index of each file until the file or Storybook's configuration changes. Parsing all files takes a third of Storybook's
 * startup time, and Storybook needs the whole index before it answers its first request.
 */
export const cachedIndexer = ({ test, createIndex }: Indexer): Indexer => ({
  test,
  async createIndex(fileName, options) {
    const source = readFileSync(fileName, 'utf8');
    // The generated title depends on the matching `stories` folder in main.ts.
    const key = hashOf(`${configuration}\n${options.makeTitle()}\n${source}`);
    const path = `${folder}/${hashOf(fileName)}.json`;
    try {
      const kept = JSON.parse(readFileSync(path, 'utf8'));
      if (kept.key === key) return kept.index;
    } catch {
      // The file does not exist yet, or is incomplete.
    }
    const index = await createIndex(fileName, options);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, JSON.stringify({ key, index }));
    return index;
  },
});
