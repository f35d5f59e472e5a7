// Nothing else builds the image, so a module outside of the folders that it copies would be missed only where the shop is.
import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string) => readFileSync(root + file, 'utf8');

const copied = [...read('backend/deploy/Containerfile').matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '));
/** A build, which is there only if somebody has made it. */
const SITE = 'dist/live';

test('the image copies all that the program imports', async () => {
  // The demo is made of the sandbox's data, by packages that are installed for development only.
  const bundle = await rolldown({ input: `${root}backend/main.ts`, external: [/^[^./]/, /seedDemo/] });
  const { output } = await bundle.generate();
  const loaded = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  const modules = loaded.filter((module) => isAbsolute(module)).map((module) => relative(root, module));
  expect(modules).toContain('src/server/resolvers.ts');
  expect(modules.filter((module) => !copied.some((folder) => module.startsWith(`${folder}/`)))).toEqual([]);
});

test('what it copies exists, and is not ignored', () => {
  expect(copied.filter((path) => path !== SITE && !existsSync(root + path))).toEqual([]);
  const kept = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, path]) => path);
  expect(copied.filter((path) => !kept.some((each) => path === each || path.startsWith(`${each}/`)))).toEqual([]);
  expect(kept).toHaveLength(new Set(copied).size - 1);
});
