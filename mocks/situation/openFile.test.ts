import { afterEach, expect, test, vi } from 'vitest';
import { findSituation } from './findSituation.ts';
import { openFile } from './openFile.ts';

afterEach(() => vi.unstubAllGlobals());

/** Opens a file, and resolves with the address of the page after it and what the page says of it. */
async function open(file: File) {
  const location = { hash: '' };
  vi.stubGlobal('window', { location });
  await openFile(file);
  const { problem } = await findSituation(location.hash, 0);
  return { length: location.hash.length, problem };
}

const problem = 'This situation is damaged, incomplete or too large, so nothing of it was opened.';

test('a photo does not make an address that is too long for the browser', async () => {
  // Like a compressed file, it cannot be compressed again.
  const bytes = Uint8Array.from({ length: 3_000_000 }, (_, index) => Math.imul(index ^ (index >>> 7), 0x9e3779b1) >>> 13);
  expect(await open(new File([bytes], 'photo.jpg'))).toEqual({ length: '#situation='.length, problem });
});

test('a folder, which has no text, opens nothing either', async () => {
  const folder = new File([], 'folder');
  folder.text = () => Promise.reject(new DOMException('Not found', 'NotFoundError'));
  expect((await open(folder)).problem).toBe(problem);
});
