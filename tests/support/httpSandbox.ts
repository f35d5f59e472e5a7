import { afterEach, beforeEach, vi } from 'vitest';
import { type HttpSandbox, type HttpSandboxOptions, startHttpSandbox } from '#mocks/http.ts';
import { pictureFolder, usedPictures } from '../../scripts/sources.mjs';

/** The sandbox as a server on any free port, with the pictures that the shop uses. */
export const openHttpSandbox = (options: Partial<HttpSandboxOptions> = {}) =>
  startHttpSandbox({ port: 0, pictures: { folder: pictureFolder, names: usedPictures('.') }, ...options });

/** A new one before each test of a file, without the sandbox's own complaints about what the test sends. @returns the one of the present test */
export function httpSandboxForEachTest(): () => HttpSandbox {
  let sandbox: HttpSandbox;
  beforeEach(async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    sandbox = await openHttpSandbox();
  });
  afterEach(async () => {
    await sandbox.close();
    vi.restoreAllMocks();
  });
  return () => sandbox;
}
