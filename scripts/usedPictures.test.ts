import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { usedPictures } from './usedPictures.mjs';

test('every picture that a source names is listed once, whatever folder names it', () => {
  const root = mkdtempSync(join(tmpdir(), 'pictures-'));
  for (const folder of ['src/deep', 'mocks', 'public']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'src/deep/hero.ts'), `const hero = 'pictures/1f9f0.webp'`);
  writeFileSync(join(root, 'mocks/tools.ts'), `img: 'pictures/1f527.webp', img2: 'pictures/1f9f0.webp'`);
  writeFileSync(join(root, 'public/products.json'), `[{ "img": "pictures/1f4f1.webp" }]`);
  writeFileSync(join(root, 'public/note.md'), 'pictures/ffff.webp');
  expect(usedPictures(root)).toEqual(['1f4f1.webp', '1f527.webp', '1f9f0.webp']);
});
