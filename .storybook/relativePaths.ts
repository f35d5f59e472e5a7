import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Returns a path of this project from its root, as on every computer. */
const fromRoot = (path: string): string => (path.startsWith(root) ? path.slice(root.length).replaceAll(sep, '/') : path);

/** Names the source files in Storybook's manifests from the root of the project. A published Storybook does not say where it was built. */
export const relativeManifests = <Manifests>(manifests: Manifests): Manifests =>
  JSON.parse(
    JSON.stringify(manifests, (key, value: unknown) => (key === 'filePath' && typeof value === 'string' ? fromRoot(value) : value)),
  ) as Manifests;

/** Does the same with the props tables of a build. */
export const relativeDocgen = (): Plugin => ({
  name: 'relative-docgen',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { code: '__docgenInfo' },
    handler: (code) =>
      code.replace(
        /("?filePath"?:\s*)("(?:[^"\\]|\\.)*")/g,
        (_, key: string, path: string) => key + JSON.stringify(fromRoot(JSON.parse(path) as string)),
      ),
  },
});
