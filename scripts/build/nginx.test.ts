import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

test('prints the block for the path that the shop was built for', () => {
  const project = mkdtempSync(join(tmpdir(), 'nginx-'));
  cpSync('.env.loopback', join(project, '.env.live'));
  mkdirSync(join(project, 'dist/live'), { recursive: true });
  writeFileSync(join(project, 'dist/live/index.html'), '<script type="module" src="/shop/assets/main-1.js"></script>');
  const { stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/build/nginx.ts')], { cwd: project, encoding: 'utf8' });
  rmSync(project, { recursive: true });
  expect(stderr).toBe('');
  expect(stdout).toContain('try_files $uri $uri.html $uri/index.html /shop/app/index.html;');
});
