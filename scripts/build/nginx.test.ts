import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';

test('prints the block for the path that the shop was built for', () => {
  const project = temporaryFolder();
  cpSync('.env.loopback', join(project, '.env.live'));
  mkdirSync(join(project, 'dist/live'), { recursive: true });
  writeFileSync(join(project, 'dist/live/index.html'), '<script type="module" src="/shop/assets/main-1.js"></script>');
  const { stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/build/nginx.ts')], { cwd: project, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toContain('try_files $uri $uri.html $uri/index.html /shop/app/index.html;');
});
