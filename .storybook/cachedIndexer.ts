import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolvePathInStorybookCache } from 'storybook/internal/common';
import type { Indexer } from 'storybook/internal/types';

/** Below Storybook's own cache, whose path has its version. */
const folder = resolvePathInStorybookCache('index');

/** What it finds depends on Storybook's features as well. */
const configuration = readFileSync(new URL('main.ts', import.meta.url), 'utf8');

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Keeps what an indexer finds in a file until the file or Storybook's configuration changes. Parsing all files takes a third of
 * Storybook's start, which must have the whole index before it answers its first request.
 */
export const cachedIndexer = ({ test, createIndex }: Indexer): Indexer => ({
  test,
  async createIndex(fileName, options) {
    const source = readFileSync(fileName, 'utf8');
    // A title depends on the folder in which the stories are listed.
    const key = hashOf(`${configuration}\n${options.makeTitle()}\n${source}`);
    const path = `${folder}/${hashOf(fileName)}.json`;
    try {
      const kept = JSON.parse(readFileSync(path, 'utf8'));
      if (kept.key === key) return kept.index;
    } catch {
      // Not there yet, or cut short.
    }
    const index = await createIndex(fileName, options);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, JSON.stringify({ key, index }));
    return index;
  },
});
