import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('has a default for each option', () => {
  expect(readOptions(['main'])).toEqual({ base: 'main', width: 1280, theme: 'light', text: '' });
});

test('reads every option, in any order', () => {
  const args = ['--theme', 'dark', '--width=360', 'HEAD~3', '--stories', 'primitives-'];
  expect(readOptions(args)).toEqual({ base: 'HEAD~3', width: 360, theme: 'dark', text: 'primitives-' });
});

test.each([
  [[], /^Name one/],
  [[''], /^Name one/],
  [['main', 'other'], /^Name one/],
  [['main', '--width', '199'], /^--width/],
  [['main', '--width', '3841'], /^--width/],
  [['main', '--width', '4e2'], /^--width/],
  [['main', '--theme', 'system'], /^--theme/],
  [['main', '--height', '800'], /--height/],
])('refuses %j', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
