import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from 'vitest';

const running: ChildProcess[] = [];

function run(...options: string[]) {
  const child = spawn(process.execPath, ['scripts/sandboxApi.mjs', ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
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
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { said, code: code as number };
}

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

describe('npm run sandbox:api', { timeout: 60_000 }, () => {
  test('prints its address in one line, responds there, and exits with 0', async () => {
    const { child, line, address } = await start();
    expect(line).toBe(`The sandbox answers at ${address}\n`);
    expect((await fetch(`${address}/carTools`)).status).toBe(200);
    expect(await stop(child, 'SIGTERM')).toBe(0);
  });

  test('reports a port in use in one sentence', async () => {
    const { address } = await start();
    const { said, code } = await outcome(run('--port', new URL(address).port));
    expect(code).toBe(1);
    expect(said).toMatch(/^Something else answers on port \d+ already\. Try --port 0, which takes a free one\.\n$/);
  });

  test('reports an unusable file in one sentence', async () => {
    const { said, code } = await outcome(run('--port', '0', '--file', 'package.json'));
    expect([code, said]).toEqual([1, expect.stringMatching(/^\S+package\.json holds something else than a sandbox's world\. .*\n$/)]);
  });

  test.each([[['--port', 'many']], [['--port', '70000']], [['--folder', 'x']], [['--origin', 'shop']]])(
    '%j is wrong usage',
    async (options) => {
      const { said, code } = await outcome(run(...options));
      expect(code).toBe(2);
      expect(said).toContain('npm run sandbox:api -- [options]');
    },
  );
});
