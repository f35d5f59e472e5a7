// Fails if a live build contains the sandbox or a seeded password, or lacks a licence: npm run check:live -- [folder]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { LICENCES_FILE } from '#app/services/licencesFile.ts';

const folder = process.argv[2] ?? 'dist/live';
if (!existsSync(join(folder, 'index.html'))) {
  console.error(`${folder}: no build found`);
  process.exit(1);
}
const TEXTS = ['.html', '.js', '.css', '.json', '.map', '.svg', '.txt'];

const accounts = readFileSync(new URL('../../mocks/data/accounts.ts', import.meta.url), 'utf8');
const passwords = [...accounts.matchAll(/\['[^']+@[^']+', '([^']+)'\]/g)].map((match) => match[1] ?? '');
/**
 * Forbidden in texts and file names. MOCK_ACTIVATE is a message between the worker and MSW. The worker's file names are forbidden only as
 * file names, because the shop itself contains them to unregister a worker that a demo left behind.
 */
const words = [
  '@msw/data',
  'msw',
  'MOCK_ACTIVATE',
  'faker',
  'Sandbox: demo data',
  'Sandbox controls',
  'Two people in one shop',
  ...passwords,
];
const fileNames = ['mockServiceWorker', 'sandboxWorker'];

/** Finds a whole word, not a part of a longer one. */
const containsWord = (text: string, word: string) => new RegExp(`(?<![A-Za-z0-9])${word}(?![A-Za-z0-9])`).test(text);

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const faults = files.flatMap((path) => {
  const text = TEXTS.includes(extname(path)) ? readFileSync(join(folder, path), 'utf8') : '';
  const inPath = [...fileNames, ...words].filter((word) => containsWord(path, word));
  const inText = words.filter((word) => containsWord(text, word));
  return [...new Set([...inPath, ...inText])].map((word) => `${path}: ${word}`);
});

/** The host that each service's code calls. A build without a configuration has no service (docs/decisions/0017-live-configuration.md). */
const SERVICES = new Map([
  ['firebase', 'identitytoolkit.googleapis.com'],
  ['@stripe/stripe-js', 'js.stripe.com'],
  ['@stripe/react-stripe-js', 'js.stripe.com'],
]);
const scripts = files.filter((path) => path.endsWith('.js')).map((path) => readFileSync(join(folder, path), 'utf8'));
const isShipped = (name: string) => scripts.some((code) => code.includes(SERVICES.get(name) ?? ''));

/** The packages that shoppers get, except for the one that is compiled away. */
const { dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { dependencies: object };
const shipped = Object.keys(dependencies).filter((name) => name !== '@vanilla-extract/css' && isShipped(name));
const licences = files.includes(LICENCES_FILE) ? readFileSync(join(folder, LICENCES_FILE), 'utf8') : '';
for (const name of shipped) if (!licences.includes(`\n## ${name} `)) faults.push(`${LICENCES_FILE}: no licence of ${name}`);

if (passwords.length === 0) faults.push('mocks/data/accounts.ts: no password found to search for');
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`${folder}: no part of the sandbox in ${files.length} files and folders`);
