// Measures the package in dist/lib, prints docs/library-sizes.md and writes it: npm run size
// With --check, it writes nothing, and fails if a size is over its budget or the document is out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkSizes } from './sizes/checks.ts';
import { measureLibrary } from './sizes/measure.ts';
import { sizeTables } from './sizes/table.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const path = join(root, 'docs/library-sizes.md');

const measured = await measureLibrary(root);
const current = sizeTables(measured);
if (process.argv.includes('--check')) {
  const { lines, complaints } = checkSizes(measured, { written: existsSync(path) ? readFileSync(path, 'utf8') : '', current });
  for (const line of lines) console.log(line);
  for (const complaint of complaints) console.error(complaint);
  process.exitCode = complaints.length === 0 ? 0 : 1;
} else {
  console.log(current);
  writeFileSync(path, current);
}
