import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { situationLink } from '#mocks/situation/link.ts';
import { emptySituation, type Situation } from '#mocks/situation/situation.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';

const running: ChildProcess[] = [];

function run(...options: string[]) {
  const child = spawn(process.execPath, ['scripts/conformance/sandboxApi.ts', ...options], {
    // By this it finds the folder from which npm was called.
    env: { ...process.env, INIT_CWD: process.cwd() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  return child;
}

/** Starts a server. Resolves with its address when it prints that it is ready. */
async function start(...options: string[]) {
  const child = run('--port', '0', ...options);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, line: line.toString(), address: /http:\S+/.exec(line.toString())?.[0] ?? '' };
}

async function stop(child: ChildProcess, signal: NodeJS.Signals) {
  child.kill(signal);
  return (await once(child, 'close'))[0] as number | null;
}

/** Waits for a run that exits. Resolves with its error output and exit code. */
async function outcome(child: ReturnType<typeof run>) {
  const [errorOutput, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { errorOutput, code: code as number };
}

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

describe('npm run sandbox:api', () => {
  test('prints its address in one line, responds there, and exits with 0', async () => {
    const { child, line, address } = await start();
    expect(line).toBe(`The sandbox listens at ${address}\n`);
    expect((await fetch(`${address}/carTools`)).status).toBe(200);
    expect(await stop(child, 'SIGTERM')).toBe(0);
  });

  test('--login-proof refuses a login without an ID token', async () => {
    const { address } = await start('--login-proof', 'demo-shop');
    expect((await fetch(`${address}/login`, { method: 'POST', body: '{"email":"shopper@example.com"}' })).status).toBe(401);
  });

  test('--situation starts from a name, or from the record or the link in a file', async () => {
    const file = join(temporaryFolder(), 'one.json');
    const record: Situation = { ...emptySituation(), faults: 'listTools:404' };
    writeFileSync(file, JSON.stringify(record));
    const { address: named } = await start('--situation', 'empty-shop');
    expect(await (await fetch(`${named}/carTools`)).json()).toEqual([]);
    const { address: written } = await start('--situation', file);
    expect((await fetch(`${written}/carTools`)).status).toBe(404);
    writeFileSync(file, `${await situationLink(record, 'https://shop.test/')}\n`);
    const { address: linked } = await start('--situation', file);
    expect((await fetch(`${linked}/carTools`)).status).toBe(404);
  });

  test('reports a port in use in one sentence', async () => {
    const { address } = await start();
    const { errorOutput, code } = await outcome(run('--port', new URL(address).port));
    expect(code).toBe(1);
    expect(errorOutput).toMatch(/^Port \d+ is already in use\. Try --port 0, which selects a free one\.\n$/);
  });

  test('reports an unusable file in one sentence', async () => {
    const { errorOutput, code } = await outcome(run('--port', '0', '--file', 'package.json'));
    expect([code, errorOutput]).toEqual([1, expect.stringMatching(/^\S+package\.json does not contain the data of a sandbox\. .*\n$/)]);
  });

  test.each([
    [['--port', 'many']],
    [['--port', '70000']],
    [['--folder', 'x']],
    [['--origin', 'shop']],
    [['--faults', 'buy:500']],
    [['--situation', 'full-shop']],
    [['--situation', 'empty-shop', '--file', 'world.json']],
    [['--login-proof', '']],
  ])('%j is wrong usage', async (options) => {
    const { errorOutput, code } = await outcome(run(...options));
    expect(code).toBe(2);
    expect(errorOutput).toContain('npm run sandbox:api -- [options]');
  });
});
