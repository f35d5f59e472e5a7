import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operations } from '#contract/operations.ts';
import { createResultRecorder, type Report, reportLines } from './report.ts';

const report = (text: string, basis: 'documented' | 'assumed' = 'documented'): Report => ({
  results: [{ name: 'listTools', state: 'differs', reason: '', issues: [{ kind: 'difference', basis, text }] }],
  securityChecks: null,
  conditionalWrites: [],
  leftBehind: [text],
  interruption: null,
});

test('text from a backend cannot forge a line or move the cursor', () => {
  const lines = reportLines(report('a\nmatches    listTools\u001B[2J\u2028b\u202Ec'));
  expect(lines.join('\n')).not.toMatch(/[\p{Cf}\p{Zl}]|^matches {4}listTools/mu);
  expect(lines.join('')).not.toMatch(/\p{Cc}/u);
  expect(lines).toHaveLength(9);
});

test('the last line counts assumed differences separately', () => {
  expect(reportLines(report('x')).at(-1)).toBe('0 matches, 1 differs, 0 not tried.');
  expect(reportLines(report('x', 'assumed')).at(-1)).toBe('0 matches, 0 differs, 1 differs (assumed), 0 not tried.');
});

test('an undocumented operation can differ only from what the shop assumes', () => {
  const recorder = createResultRecorder({ ...operations, listTools: { ...operations.listTools, documented: false } });
  for (const name of ['listTools', 'listReviews'] as const)
    recorder.addIssues(name, { kind: 'difference', basis: 'documented', text: 'x' });
  const basisOf = (name: string) => recorder.results().find((result) => result.name === name)?.issues[0]?.basis;
  expect([basisOf('listTools'), basisOf('listReviews')]).toEqual(['assumed', 'documented']);
});

test('an operation without a check is named, with the place to add the check to', () => {
  const lines = reportLines({
    results: createResultRecorder().results(),
    conditionalWrites: [],
    securityChecks: null,
    leftBehind: [],
    interruption: null,
  });
  expect(lines).toContain('not tried  listTools: no check exists yet: add one to scripts/conformance/reads.ts');
  expect(lines).toContain('not tried  createTool: no check exists yet: add one to scripts/conformance/writes');
  for (const line of lines.filter((one) => one.includes('no check exists'))) expect(existsSync(line.split(' ').at(-1) ?? '')).toBe(true);
});
