import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';
import { groupsIn, report, runGroups } from './run.ts';

const ok = { code: 0, output: '' };
const silent = () => {};
const flush = () => new Promise((resolve) => void setImmediate(resolve));

test('splits its words into groups', () => {
  expect(groupsIn(['a', 'then', 'b', 'c'])).toEqual([['a'], ['b', 'c']]);
});

test('runs as much at once as it may', async () => {
  const ends = new Map<string, PromiseWithResolvers<typeof ok>>();
  const start = async (script: string) => {
    const end = Promise.withResolvers<typeof ok>();
    ends.set(script, end);
    return end.promise;
  };
  const running = runGroups([['a', 'b', 'c'], ['d']], { start, print: silent, parallel: 2 });
  expect([...ends.keys()]).toEqual(['a', 'b']);
  ends.get('b')?.resolve(ok);
  await flush();
  expect([...ends.keys()]).toEqual(['a', 'b', 'c']);
  ends.get('a')?.resolve(ok);
  ends.get('c')?.resolve(ok);
  await flush();
  expect([...ends.keys()]).toEqual(['a', 'b', 'c', 'd']);
  ends.get('d')?.resolve(ok);
  expect(await running).toEqual([]);
});

test('ends a group that has failed, and starts no other', async () => {
  const started: string[] = [];
  const start = async (script: string) => {
    started.push(script);
    return script === 'b' ? ok : { code: script === 'a' ? 1 : null, output: `${script} is wrong` };
  };
  const failures = await runGroups([['a', 'b', 'c'], ['d']], { start, print: silent, parallel: 1 });
  expect(started).toEqual(['a', 'b', 'c']);
  expect(failures).toEqual([
    { script: 'a', output: 'a is wrong' },
    { script: 'c', output: 'c is wrong' },
  ]);
});

const lint = { script: 'check:lint', output: 'src/a.ts: unused\n' };
const types = { script: 'check:types', output: 'src/b.ts: no number' };

test('ends with what a check printed, and how to run it alone', () => {
  const [first, ...lines] = report([lint]).trim().split('\n');
  expect(first).toBe('── check:lint ──');
  expect(lines).toEqual(['src/a.ts: unused', '', '✗ check:lint failed, as its output above says. To run it alone: npm run check:lint']);
});

test('says after each of several what failed, and at the end which they are', () => {
  const text = report([lint, types]);
  expect(text).toContain('no number\n\n✗ check:types failed');
  expect(text).toMatch(/unused\n\n✗ check:lint failed.*npm run check:lint\n\n── check:types/);
  expect(text.split('\n').at(-1)).toBe('✗ 2 failed: check:lint, check:types');
});

test('runs the scripts of package.json', () => {
  const folder = temporaryFolder();
  const scripts = { good: 'node -e "console.log(1)"', bad: 'node -e "console.error(\'It is bad\'); process.exit(3)"', never: 'exit 9' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }));
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/check/run.ts'), 'good', 'bad', 'then', 'never'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stdout).toMatch(/^✓ good \d+ s$/m);
  expect(stdout).not.toContain('never');
  expect(stderr).toMatch(/It is bad\n\n✗ bad failed.*npm run bad\n$/);
  expect(status).toBe(1);
});

test('a signal interrupts what runs, starts nothing more, and waits for its end', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'ended');
  // Ends in its own time, as a browser does. npm passes on the signal that this program has already had.
  writeFileSync(
    join(folder, 'server.mjs'),
    `import { writeFileSync } from 'node:fs';
     process.on('SIGINT', () => setImmediate(() => { writeFileSync(${JSON.stringify(file)}, ''); process.exit(0); }));
     setInterval(() => {}, 1000);
     writeFileSync(${JSON.stringify(join(folder, 'started'))}, '');`,
  );
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { server: 'node server.mjs', never: 'exit 9' } }));
  const runner = spawn(process.execPath, [resolve('scripts/check/run.ts'), 'server', 'then', 'never'], { cwd: folder });
  let output = '';
  runner.stdout.on('data', (text) => (output += String(text)));
  await expect.poll(() => existsSync(join(folder, 'started'))).toBe(true);
  runner.kill('SIGTERM');
  const [code] = (await once(runner, 'close')) as [number];
  expect(code).toBe(130);
  expect(existsSync(file)).toBe(true);
  expect(output).not.toContain('never');
});
