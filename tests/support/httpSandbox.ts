import { type HttpSandboxOptions, startHttpSandbox } from '#mocks/http.ts';
import { pictureFolder, usedPictures } from '../../scripts/sources.mjs';

/** The sandbox as a server on any free port, with the pictures that the shop uses. */
export const openHttpSandbox = (options: Partial<HttpSandboxOptions> = {}) =>
  startHttpSandbox({ port: 0, pictures: { folder: pictureFolder, names: usedPictures('.') }, ...options });
