import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { exampleFolder } from './example.ts';

const runExample = (file: string) => execFileSync('node', [`dist/${file}`], { cwd: exampleFolder('node'), encoding: 'utf8' });

test('a machine runs with services of its own, without React', () => {
  expect(runExample('restock.js')).toBe('Restocked: 8 on the shelf, 1 PUT\n');
});

test('the sandbox answers fetch in Node, and fails on purpose', () => {
  expect(runExample('sandbox.js')).toBe('Ratchet Combination Wrench Set, 12 pc: 48 left at $64.9\nWith a fault: 500\n');
});
