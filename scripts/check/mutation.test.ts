import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

test('Stryker can run the tests that judge its mutants', async () => {
  // A dry run ends before the first mutant.
  const { stdout } = await promisify(execFile)('npm', ['run', 'test:mutation', '--', '--dryRunOnly', '--mutate', 'src/contract/money.ts']);
  expect(stdout).toMatch(/Initial test run succeeded/);
});
