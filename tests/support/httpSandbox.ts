import { afterEach, beforeEach, vi } from 'vitest';
import { type HttpSandbox, type HttpSandboxOptions, startHttpSandbox } from '#mocks/http/http.ts';
import { readPicture } from '../../scripts/build/pictures/files.ts';
import { usedPictures } from '../../scripts/build/sources.ts';

/** Starts the sandbox server on any free port, with the pictures that the shop uses. */
export const openHttpSandbox = (options: Partial<HttpSandboxOptions> = {}) =>
  startHttpSandbox({ port: 0, pictures: { names: usedPictures('.'), read: (name) => readPicture('.', name) }, ...options });

/** Starts a new server before each test and silences the errors that the sandbox logs. @returns a getter for the current server */
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
