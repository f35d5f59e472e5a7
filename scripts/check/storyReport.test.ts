import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutFonts } from './storyReport.ts';

test('the report loads nothing from another host', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('@vitest/ui/reporter'));
  const report = readFileSync(join(folder, 'client/index.html'), 'utf8');
  const hosts = (html: string) => [...html.matchAll(/ (?:href|src)="https?:\/\/([^/"]+)/g)].map(([, host]) => host);
  expect(hosts(report)).toContain('fonts.googleapis.com');
  expect(hosts(withoutFonts(report))).toEqual([]);
});
