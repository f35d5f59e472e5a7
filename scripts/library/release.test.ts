import { expect, test } from 'vitest';
import { findProblems } from './release.ts';

const ready = { version: '0.2.0', changelog: '# Changelog\n\n## 0.2.0\n\nNew.\n\n## 0.1.0\n', changes: '', tags: ['v0.1.0', ''] };

test('releases a clean tree whose version is new and described', () => {
  expect(findProblems(ready)).toEqual([]);
});

test('releases no uncommitted changes', () => {
  expect(findProblems({ ...ready, changes: ' M src/a.ts\n' })).toEqual(['Commit or remove your changes first:', ' M src/a.ts']);
});

test('releases no version twice', () => {
  expect(findProblems({ ...ready, tags: ['v0.1.0', 'v0.2.0'] })).toEqual(['0.2.0 is released already. Raise the version in package.json.']);
});

test.each([
  ['## 0.1.0\n', '0.1.0'],
  ['# Changelog\n', 'nothing'],
])('releases no version that the changelog does not begin with', (changelog, newest) => {
  expect(findProblems({ ...ready, changelog })).toEqual([`CHANGELOG.md begins with ${newest}, and package.json says 0.2.0.`]);
});
