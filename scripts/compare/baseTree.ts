import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

/**
 * Returns the commit that a name stands for. Throws if there is none.
 * @param root the project's folder
 * @param name a commit, branch or tag
 */
export function commitOf(root: string, name: string): string {
  try {
    return git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
  } catch {
    throw new Error(`git knows no commit, branch or tag '${name}'. If it is a remote's, fetch it first.`);
  }
}

/** Links each package. Tools keep their caches beside the packages, and those of the other tree must not end here. */
function linkPackages(from: string, to: string) {
  mkdirSync(to);
  for (const name of readdirSync(from)) if (!/^\.(?!bin$)/.test(name)) symlinkSync(join(from, name), join(to, name));
}

/**
 * Checks a commit out into a new folder, with its packages: the installed ones if both lock files are the same, else its own.
 * @param root the project's folder
 * @param folder must not exist
 */
export async function addTree(root: string, folder: string, commit: string, signal: AbortSignal): Promise<void> {
  git(root, 'worktree', 'add', '--quiet', '--detach', folder, commit);
  const lock = (of: string) => (existsSync(join(of, 'package-lock.json')) ? readFileSync(join(of, 'package-lock.json'), 'utf8') : '');
  if (lock(root) === lock(folder)) linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'));
  else await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, signal });
}

/** Removes a folder of addTree, also an incomplete one. */
export function removeTree(root: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  git(root, 'worktree', 'prune');
}
