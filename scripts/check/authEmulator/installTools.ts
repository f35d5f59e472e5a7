// Installs firebase-tools (about 300 MB, which only these tests need) outside the project, once for each lock file. You can delete the
// folders of older lock files by hand.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGE_FILES = ['package.json', 'package-lock.json'];
const packageFile = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Set GADGET_GARAGE_CACHE to use another folder. It is outside node_modules, because every `npm ci` empties that. */
const cache = resolve(
  process.env['GADGET_GARAGE_CACHE'] || join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'gadget-garage'),
);

/** True if the process exists, even if it belongs to another user. */
function isRunning(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Deletes the folders of interrupted installations, whose names begin with the prefix, unless their process still runs. */
function removeLeftovers(prefix: string) {
  for (const name of readdirSync(cache).filter((entry) => entry.startsWith(prefix))) {
    if (isRunning(Number(name.slice(prefix.length)))) continue;
    try {
      rmSync(join(cache, name), { recursive: true, force: true });
    } catch (error) {
      console.error(`Could not delete a leftover folder: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

function install(folder: string) {
  mkdirSync(folder, { recursive: true });
  for (const name of PACKAGE_FILES) copyFileSync(packageFile(name), join(folder, name));
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder];
  execFileSync('npm', ['ci', ...options], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' });
}

/**
 * Installs the tools if they are missing. The installation runs in a temporary folder, which is renamed when it is complete, so the final
 * folder is never incomplete. If two processes install at the same time, the later one uses the result of the first. Returns the folder that
 * contains node_modules.
 */
export function installTools(): string {
  const lock = createHash('sha256')
    .update(readFileSync(packageFile('package-lock.json')))
    .digest('hex')
    .slice(0, 12);
  const folder = join(cache, `auth-emulator-${lock}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const prefix = `auth-emulator-${lock}.part-`;
  removeLeftovers(prefix);
  const temporaryFolder = join(cache, `${prefix}${process.pid}`);
  console.log(`Installing the auth emulator into ${folder}: about 300 MB, only once …`);
  try {
    install(temporaryFolder);
    renameSync(temporaryFolder, folder);
  } catch (error) {
    rmSync(temporaryFolder, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
