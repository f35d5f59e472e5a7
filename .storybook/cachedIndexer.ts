import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolvePathInStorybookCache } from 'storybook/internal/common';
import type { Indexer } from 'storybook/internal/types';

/** Below Storybook's own cache, whose path has its version. */
const folder = resolvePathInStorybookCache('index');

/**
 * Keeps what an indexer finds in a file until the file changes. Parsing all of them takes a third of Storybook's start, which
 * must have the whole index before it answers its first request.
 */
export const cachedIndexer = ({ test, createIndex }: Indexer): Indexer => ({
  test,
  async createIndex(fileName, options) {
    const source = readFileSync(fileName, 'utf8');
    // A title depends on the folder in which the stories are listed.
    const key = createHash('sha256').update(`${fileName}\n${options.makeTitle()}\n${source}`).digest('hex');
    const path = `${folder}/${key}.json`;
    try {
      return JSON.parse(readFileSync(path, 'utf8'));
    } catch {
      const index = await createIndex(fileName, options);
      mkdirSync(folder, { recursive: true });
      writeFileSync(path, JSON.stringify(index));
      return index;
    }
  },
});
