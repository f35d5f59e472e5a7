import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';

/** Runs the check on a build with these files, keyed by path. */
function check(files: Record<string, string>) {
  const folder = temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/check/checkLive.ts', folder], { encoding: 'utf8' });
  return { status, stderr };
}

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
const licences = Object.keys(dependencies).map((name) => `\n## ${name} 1.0.0 (MIT)\n`);
const shop = {
  'index.html': '<script src="/assets/main.js"></script>',
  'assets/main.js': 'const a="msword"',
  'licences.txt': licences.join('\n'),
};

describe('a live build', () => {
  test('with only the shop passes', () => {
    expect(check(shop)).toEqual({ status: 0, stderr: '' });
  });

  test.each([
    ['assets/worker.js', "case 'MOCK_ACTIVATE': {", 'MOCK_ACTIVATE'],
    ['assets/notice.js', 'jsx("p",{children:"Sandbox: demo data"})', 'Sandbox: demo data'],
    ['assets/sandbox.js', 'console.warn("[msw] hello")', 'msw'],
    ['assets/sandbox.js', 'import("@msw/data")', '@msw/data'],
    ['assets/growLarge.js', 'throw Error("[@faker-js/faker]: no")', 'faker'],
    ['assets/main.js', 'const p="shopper123"', 'shopper123'],
    ['assets/main.js', 'const p="admin123"', 'admin123'],
    ['mockServiceWorker.js', '', 'mockServiceWorker'],
    ['sandboxWorker.js', '', 'sandboxWorker'],
  ])('with the file %s and the text %s fails', (path, text, word) => {
    const { status, stderr } = check({ ...shop, [path]: text });
    expect(status).toBe(1);
    expect(stderr).toContain(`${path}: ${word}`);
  });

  test('without its licences, or without that of a package, fails', () => {
    const { 'licences.txt': text, ...others } = shop;
    expect(check(others)).toMatchObject({ status: 1, stderr: expect.stringContaining('licences.txt: no licence of react-dom') });
    const { status, stderr } = check({ ...others, 'licences.txt': text.replace('## react 1.0.0', '') });
    expect([status, stderr]).toEqual([1, 'licences.txt: no licence of react\n']);
  });

  test('needs the licences of the services whose code it has', () => {
    const withoutStripe = { ...shop, 'licences.txt': shop['licences.txt'].replaceAll('## @stripe', '') };
    expect(check(withoutStripe).status).toBe(0);
    const { stderr } = check({ ...withoutStripe, 'assets/cards.js': 'const a="https://js.stripe.com"' });
    expect(stderr).toBe('licences.txt: no licence of @stripe/react-stripe-js\nlicences.txt: no licence of @stripe/stripe-js\n');
  });

  test('that does not exist fails with one line', () => {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/check/checkLive.ts', 'dist/never'], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, 'dist/never: no build found\n']);
    expect(check({}).status).toBe(1);
  });
});
