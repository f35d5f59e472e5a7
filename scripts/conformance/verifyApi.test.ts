import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import type { Operation } from '#contract/operation.ts';
import { operations } from '#contract/operations.ts';
import { openHttpSandbox } from '#tests/support/httpSandbox.ts';

function run(...options: string[]) {
  const child = spawn(process.execPath, ['scripts/conformance/verifyApi.ts', ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  const outcome = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { child, outcome: outcome.then(([out, err, [code]]) => ({ out, err, code: code as number })) };
}

describe('npm run verify:api', () => {
  test('prints the results, and exits with 0 if nothing differs', async () => {
    const sandbox = await openHttpSandbox();
    const { out, code } = await run('--url', sandbox.address, '--email', 'shopper@example.com').outcome;
    await sandbox.close();
    expect(out).toMatch(/^matches {4}listTools$/m);
    const tried = Object.entries<Operation>(operations).filter(
      ([name, { method, access, origin }]) => (method === 'GET' || name === 'login') && access !== 'admin' && origin !== 'site',
    );
    const untried = Object.keys(operations).length - tried.length;
    expect(out.endsWith(`\n${tried.length} matches, 0 differs, ${untried} not tried.\n`)).toBe(true);
    expect(code).toBe(0);
  });

  test('reports a missing option, and exits with 2', async () => {
    const { err, code } = await run().outcome;
    expect(err).toMatch(/^--url is missing/);
    expect(code).toBe(2);
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('stops on %s, and reports it', async (signal) => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { child, outcome } = run('--url', `http://127.0.0.1:${(silent.address() as AddressInfo).port}`);
    await once(silent, 'request');
    child.kill(signal);
    const { out, err, code } = await outcome;
    silent.close();
    expect(err).toContain('Stopping: removes the created records first');
    expect(out).toContain('The run was stopped.');
    expect(code).toBe(1);
  });
});
