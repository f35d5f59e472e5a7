import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { writePage } from '../scripts/compare/writePage.ts';
import { comparedModule } from './comparedModule.ts';

const root = mkdtempSync(join(tmpdir(), 'compared-test-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Builds a file that exports the module. Returns the export, and the names of all other files. */
async function built(folder: string) {
  const entry = join(root, 'entry.js');
  const outDir = join(root, 'built');
  writeFileSync(entry, `export { default } from 'virtual:compared-stories';`);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    base: './',
    publicDir: false,
    plugins: [comparedModule(folder)],
    build: { outDir, emptyOutDir: true, minify: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  });
  const files = readdirSync(join(outDir, 'assets'));
  const code = files.find((name) => name.endsWith('.js')) ?? '';
  return { code: readFileSync(join(outDir, 'assets', code), 'utf8'), pictures: files.filter((name) => name !== code).toSorted() };
}

test('brings the pictures that differ into a build, and no other', async () => {
  const folder = join(root, 'compare');
  for (const kind of ['before', 'after']) {
    mkdirSync(join(folder, kind), { recursive: true });
    for (const id of ['equal', 'changed', 'new']) writeFileSync(join(folder, kind, `${id}.png`), `${kind} ${id}`);
  }
  const settings = { base: 'main', commit: 'c23c27cf', day: '2026-11-26', width: 360, theme: 'dark', text: '' } as const;
  const of = (id: string) => ({ id, title: 'Box', name: id, pixels: 0, after: `after/${id}.png` });
  const results = [
    { ...of('equal'), group: 'unchanged' as const },
    { ...of('new'), group: 'new' as const },
    { ...of('changed'), group: 'changed' as const, before: 'before/changed.png', difference: 'difference/changed.png' },
  ];
  writePage(folder, { settings, results });
  const { code, pictures } = await built(folder);
  expect(pictures.map((name) => name.replace(/-.*/, ''))).toEqual(['changed', 'changed', 'new']);
  expect(code).toContain('"commit": "c23c27cf"');
  expect(code).not.toContain('equal');
});

test('is null without a comparison', async () => {
  const { code, pictures } = await built(join(root, 'none'));
  expect([code.includes('null'), pictures]).toEqual([true, []]);
});
