// Packs dist/sandbox into dist/gadget-garage-demo.zip, with a program that serves it from a USB stick: npm run build:demo
// Beside it, the same shop with the corrected texts, without the files that are equal (docs/decisions/0026-two-wordings.md).
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Zippable, zipSync } from 'fflate';
import { builtBase } from '../prerender/pages.ts';

const SITE = 'dist/sandbox';
const CORRECTED = 'dist/corrected';
const ZIP = 'dist/gadget-garage-demo.zip';
/** The folder in the file, so that nothing is strewn about where it is unpacked. */
const FOLDER = 'gadget-garage-demo';

if (builtBase(SITE) !== '/') throw new Error(`${SITE} is built for ${builtBase(SITE)}. Build it without --base.`);
const read = (path: string) => readFileSync(new URL(path, import.meta.url));
// Windows' own editor shows a text without carriage returns in one line, before 2018.
const readme = read('README.txt').toString().replaceAll('\n', '\r\n');
const files: Zippable = { [`${FOLDER}/README.txt`]: Buffer.from(readme), [`${FOLDER}/serve.mjs`]: read('serve.mjs') };

/** Adds the files of a site, but for those that the shop at the root has too. */
function add(site: string, folder: string) {
  for (const path of readdirSync(site, { recursive: true, encoding: 'utf8' })) {
    const [file, other] = [join(site, path), join(SITE, path)];
    if (!statSync(file).isFile() || (site !== SITE && existsSync(other) && readFileSync(file).equals(readFileSync(other)))) continue;
    files[`${FOLDER}/site/${folder}${path.replaceAll('\\', '/')}`] = readFileSync(file);
  }
}

const options = ['build', '--mode', 'sandbox', '--base', '/corrected/', '--outDir', CORRECTED];
execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', ...options], {
  env: { ...process.env, VITE_TEXTS: 'corrected' },
  stdio: 'inherit',
});
add(SITE, '');
add(CORRECTED, 'corrected/');
const zip = zipSync(files, { level: 9 });
writeFileSync(ZIP, zip);
process.stdout.write(`${ZIP}: ${(zip.length / 1_000_000).toFixed(1)} MB, ${Object.keys(files).length} files\n`);
