import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { exampleFolder } from './example.ts';

const packageFolder = () => join(exampleFolder('vite'), 'node_modules/gadget-garage');
const run = (command: string, ...options: string[]) => execFileSync('npx', [command, ...options], { encoding: 'utf8' });

test('publint finds nothing', () => {
  expect(run('publint', '--strict', 'dist/lib')).toContain('All good!');
});

test('the types of every address are right for ESM', () => {
  // Ends with an error if they are not.
  expect(run('attw', '--pack', 'dist/lib', '--profile', 'esm-only', '--no-emoji')).toContain('OK (ESM)');
});

test('contains no tests, stories, fixtures, and nothing of the app', () => {
  const files = readdirSync(packageFolder(), { recursive: true, encoding: 'utf8' }).filter((path) => !path.startsWith('examples'));
  expect(files.filter((path) => /\.(test|stories|fixtures)\.|(^|\/)app\//.test(path))).toEqual([]);
  expect(files).toEqual(
    expect.arrayContaining(['README.md', 'LICENSE', 'CREDITS.md', 'CHANGELOG.md', 'licences/figtree.txt', 'licences/lucide.txt']),
  );
});

test('its documents link to nothing that it does not have', () => {
  const links = ['README.md', 'CHANGELOG.md'].flatMap((document) =>
    [...readFileSync(join(packageFolder(), document), 'utf8').matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link),
  );
  expect(links.length).toBeGreaterThan(1);
  expect(links.filter((link) => !existsSync(join(packageFolder(), link)))).toEqual([]);
});

test('names no module that it does not have', () => {
  const folder = packageFolder();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const known = new Set(files);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<'dependencies' | 'peerDependencies', object>;
  const packages = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const missing = files
    .filter((path) => /\.(js|d\.ts)$/.test(path) && !path.startsWith('examples/'))
    .flatMap((path) => {
      const addresses = [...readFileSync(join(folder, path), 'utf8').matchAll(/(?:from |import\()["']([^"']+)["']/g)].map(
        ([, address = '']) => address,
      );
      return addresses
        .filter((address) =>
          address.startsWith('.')
            ? !known.has(join(path, '..', address).replace(/\.js$/, path.endsWith('.ts') ? '.d.ts' : '.js'))
            : !packages.some((name) => address === name || address.startsWith(`${name}/`)),
        )
        .map((address) => `${path}: ${address}`);
    });
  expect(missing).toEqual([]);
});
