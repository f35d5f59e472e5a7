import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Makes a folder that is removed in the end.
 * @param onEnd `afterAll` outside of a test. By default the folder is removed when the test ends
 */
export function temporaryFolder(onEnd: (remove: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'gadget-garage-'));
  onEnd(() => rmSync(folder, { recursive: true }));
  return folder;
}
