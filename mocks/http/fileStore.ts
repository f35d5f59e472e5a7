import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readSnapshot } from '../store/snapshot.ts';
import type { SnapshotStore } from '../store/storePorts.ts';

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Stores a world in a file, for one server at a time. Writes are atomic, whenever the process ends. Throws if the file contains anything
 * else, so that the sandbox never overwrites other work.
 */
export function fileStore(path: string): SnapshotStore {
  const found = read(path);
  if (found !== null && found.trim() !== '' && readSnapshot(found) === null)
    throw new Error(`${path} does not contain the data of a sandbox. Choose another file, or move this one.`);
  return {
    read: () => read(path),
    write: (text) => {
      const next = `${path}.next`;
      writeFileSync(next, text);
      renameSync(next, path);
    },
  };
}
