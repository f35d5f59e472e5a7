import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';
import { usedPackages, usedPictures } from './sources.ts';

test('lists every picture in the sources once, from any folder, and the parts of scenes', () => {
  const root = temporaryFolder();
  for (const folder of ['src/deep', 'mocks', 'public']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'src/deep/hero.ts'), `const hero = 'pictures/1f9f0.webp'`);
  writeFileSync(join(root, 'mocks/tools.ts'), `img: 'pictures/1f527.webp', img2: 'pictures/1f6e0-fe0f-with-1f529.svg'`);
  writeFileSync(join(root, 'public/products.json'), `[{ "img": "pictures/1f4f1.webp" }]`);
  writeFileSync(join(root, 'public/note.md'), 'pictures/ffff.webp');
  expect(usedPictures(root)).toEqual([
    '1f4f1.webp',
    '1f527.webp',
    '1f529.webp',
    '1f6e0-fe0f-with-1f529.svg',
    '1f6e0-fe0f.webp',
    '1f9f0.webp',
  ]);
});

test('lists only packages that run in a page: no types, no styles, no tests', () => {
  const root = temporaryFolder();
  for (const folder of ['src', 'mocks/http']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(
    join(root, 'src/App.tsx'),
    `import House from 'lucide/dist/esm/icons/house.mjs';\nimport {\n  lazy,\n  use,\n} from 'react';\nimport type { Page } from 'typed';\nimport { x } from './x.ts';\nimport { y } from '#app/y.ts';`,
  );
  writeFileSync(join(root, 'src/App.css.ts'), `import { style } from 'styles';`);
  writeFileSync(join(root, 'src/App.test.ts'), `import { test } from 'vitest';`);
  writeFileSync(join(root, 'src/App.stories.tsx'), `import { fn } from 'storybook/test';`);
  writeFileSync(join(root, 'mocks/handlers.ts'), `export { http } from 'msw';`);
  writeFileSync(join(root, 'mocks/http/http.ts'), `import { createServer } from 'node:http';`);
  writeFileSync(join(root, 'mocks/http/pictures.ts'), `import { readFile } from 'node:fs/promises';`);
  expect(usedPackages(root)).toEqual(['lucide/dist/esm/icons/house.mjs', 'msw', 'react']);
});
