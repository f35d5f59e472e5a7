import { expect, test } from 'vitest';
import { licencesText } from './licences.ts';

const root = process.cwd();
const react = { name: 'react', version: '1.0.0', identifier: 'MIT', text: 'Copyright (c) somebody' };

test('contains the credits, and the licence of each package once, in the order of their names', () => {
  const text = licencesText(root, [react, { ...react, name: 'idb', identifier: 'ISC', text: 'Copyright (c) another' }]);
  expect(text).toContain('Copyright (c) Microsoft Corporation');
  expect(text.match(/^## (?:idb|react) .*$/gm)).toEqual(['## idb 1.0.0 (ISC)', '## react 1.0.0 (MIT)']);
  expect(text).toContain('## react 1.0.0 (MIT)\n\nCopyright (c) somebody\n');
});

test.each([
  ['firebase', 'Apache-2.0', 'TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION'],
  ['react', 'MIT', 'Permission is hereby granted, free of charge'],
])('writes the usual text for a package without a licence file: %s, %s', (name, identifier, words) => {
  const text = licencesText(root, [{ name, version: '1.0.0', identifier }]);
  expect(text.slice(text.indexOf('# Packages'))).toContain(words);
});

test('fails for a licence whose text is unknown', () => {
  expect(() => licencesText(root, [{ name: 'react', version: '1.0.0', identifier: 'WTFPL' }])).toThrow('react has no licence file');
  expect(() => licencesText(root, [{ name: 'react', version: '1.0.0' }])).toThrow('react has no licence file');
});
