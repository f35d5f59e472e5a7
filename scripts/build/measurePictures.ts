// Measures how the objects fill the pictures that the shop uses, and writes it down. A story test compares the file with the pictures.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { browserOptions } from '../check/browser.ts';
import { shapesFile } from './pictures/files.ts';
import { measureShape, type OpaqueShape } from './pictures/opaqueShape.ts';
import { pictureFolder, usedPictures } from './sources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const names = usedPictures(root).filter((name) => name.endsWith('.webp'));

const browser = await chromium.launch(browserOptions());
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(600_000);
  const shapes: Record<string, OpaqueShape> = {};
  for (const name of names) {
    const data = readFileSync(join(root, pictureFolder, name)).toString('base64');
    shapes[name.replace('.webp', '')] = await page.evaluate(measureShape, `data:image/webp;base64,${data}`);
  }
  writeFileSync(join(root, shapesFile), JSON.stringify(shapes));
  console.log(`${names.length} pictures are measured in ${shapesFile}`);
} finally {
  await browser.close();
}
