import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { browserAdvice, ensureBrowser } from './browser.ts';

/** A machine with these installers: `works` says whether a browser is there afterwards. */
function machine(installers: Record<string, 'works' | 'throws' | 'does nothing' | 'is unavailable'>, hasBrowser = false) {
  let path = hasBrowser ? '/usr/bin/chromium' : undefined;
  const tried: string[] = [];
  const printed: string[] = [];
  const found = ensureBrowser({
    find: () => path,
    installers: Object.entries(installers).map(([name, outcome]) => ({
      name,
      isAvailable: () => outcome !== 'is unavailable',
      run: () => {
        tried.push(name);
        if (outcome === 'throws') throw new Error('Command failed: apt-get\nE: Unable to locate package');
        if (outcome === 'works') path = '/usr/bin/chromium';
      },
    })),
    print: (line) => void printed.push(line),
  });
  return { found, tried, printed };
}

test('installs nothing where there is a browser', () => {
  expect(machine({ apt: 'works' }, true)).toEqual({ found: '/usr/bin/chromium', tried: [], printed: [] });
});

test('installs one as root on Debian', () => {
  expect(machine({ apt: 'works', download: 'works' })).toMatchObject({ found: '/usr/bin/chromium', tried: ['apt'] });
});

test('downloads one where packages cannot be installed, or are not there', () => {
  expect(machine({ apt: 'is unavailable', download: 'works' })).toMatchObject({ found: '/usr/bin/chromium', tried: ['download'] });
  expect(machine({ apt: 'throws', download: 'works' })).toEqual({
    found: '/usr/bin/chromium',
    tried: ['apt', 'download'],
    printed: ['Installing apt …', 'apt failed: E: Unable to locate package', 'Installing download …'],
  });
});

test('finds none where nothing helps', () => {
  expect(machine({ apt: 'does nothing', download: 'throws' })).toMatchObject({ found: undefined, tried: ['apt', 'download'] });
});

test.each([
  ['linux', 'sudo apt-get install chromium'],
  ['darwin', 'brew install --cask google-chrome'],
  ['win32', 'winget install Google.Chrome'],
  ['freebsd', "your system's package"],
] as const)('says in two lines what to install: %s', (platform, command) => {
  const lines = browserAdvice(platform).split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(command);
  expect(lines[1]).toContain('CHROME');
});

test.each(['check', 'test', 'test:quick'])('npm run %s asks for a browser before anything else starts', (script) => {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(scripts[script]).toMatch(/^node scripts\/check\/run\.ts install:browser then /);
});
