import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

/** @param {string} root @param {...string} args */
const git = (root, ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/**
 * Returns the commit that a name stands for.
 * @param {string} root the project's folder @param {string} name a commit, branch or tag
 * @throws {Error} if there is none
 */
export function commitOf(root, name) {
  try {
    return git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
  } catch {
    throw new Error(`git knows no commit, branch or tag '${name}'. If it is a remote's, fetch it first.`);
  }
}

/** Links each package. Tools keep their caches beside the packages, and those of the other tree must not end here. @param {string} from @param {string} to */
function linkPackages(from, to) {
  mkdirSync(to);
  for (const name of readdirSync(from)) if (!/^\.(?!bin$)/.test(name)) symlinkSync(join(from, name), join(to, name));
}

/**
 * Checks a commit out into a new folder, with its packages: the installed ones if both lock files are the same, else its own.
 * @param {string} root the project's folder @param {string} folder must not exist @param {string} commit @param {AbortSignal} signal
 */
export async function addTree(root, folder, commit, signal) {
  git(root, 'worktree', 'add', '--quiet', '--detach', folder, commit);
  const lock = (/** @type {string} */ of) =>
    existsSync(join(of, 'package-lock.json')) ? readFileSync(join(of, 'package-lock.json'), 'utf8') : '';
  if (lock(root) === lock(folder)) linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  else await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, signal });
}

/** Removes a folder of addTree, also an incomplete one. @param {string} root @param {string} folder */
export function removeTree(root, folder) {
  rmSync(folder, { recursive: true, force: true });
  git(root, 'worktree', 'prune');
}
