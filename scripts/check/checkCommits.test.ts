import { execFileSync, spawnSync } from 'node:child_process';
import { devNull } from 'node:os';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';
import { problemsOf } from './checkCommits.ts';

const BODY = '\n\nThe form was too long for a phone.\n';

test.each(['Put Date and Quantity on one row', 'Écrire la date', 'A'.repeat(72), 'Say what …'])('accepts %s', (subject) => {
  expect(problemsOf(subject + BODY)).toEqual([]);
});

test.each([
  ['A'.repeat(73) + BODY, 'the subject has 73 characters, of at most 72'],
  [`put Date and Quantity on one row${BODY}`, 'the subject does not begin with a capital letter'],
  [`fixup! Put Date and Quantity on one row${BODY}`, 'the subject does not begin with a capital letter'],
  [`Put Date and Quantity on one row.${BODY}`, 'the subject ends with a period'],
  ['Put Date and Quantity\non one row', 'no blank line separates the subject from the body'],
])('refuses %j', (message, problem) => {
  expect(problemsOf(message)).toEqual([problem]);
});

test('counts characters, not bytes', () => {
  expect(problemsOf(`${'Ü'.repeat(71)}😀${BODY}`)).toEqual([]);
});

test('names each wrong commit of the range, but no merge', () => {
  const cwd = temporaryFolder();
  // Without the settings of a person, who may sign all commits, and without the repository of a hook that runs this test.
  const ownEnvironment = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'));
  const env = { ...Object.fromEntries(ownEnvironment), GIT_CONFIG_GLOBAL: devNull };
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Sam', '-c', 'user.email=sam@example.com', ...args], { cwd, env, stdio: 'pipe' });
  const commit = (message: string) => git('commit', '--quiet', '--allow-empty', '-m', message);
  const check = (range: string) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/check/checkCommits.ts'), range], {
      cwd,
      env,
      encoding: 'utf8',
    });
    return { status, stdout, stderr: stderr.replaceAll(/^[0-9a-f]{7,} /gm, '') };
  };
  git('init', '--quiet', '--initial-branch', 'main');
  commit('before the range.');
  git('checkout', '--quiet', '-b', 'change');
  commit(`Put Date and Quantity on one row${BODY}`);
  expect(check('main..change')).toEqual({ status: 0, stdout: '1 commits are fine.\n', stderr: '' });
  git('checkout', '--quiet', 'main');
  commit('Move main on');
  git('checkout', '--quiet', 'change');
  git('merge', '--quiet', '-m', 'merged, as a service may write it.', 'main');
  commit('typo.');
  expect(check('main..change')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'typo.\n  the subject does not begin with a capital letter\ntypo.\n  the subject ends with a period\n',
  });
});
