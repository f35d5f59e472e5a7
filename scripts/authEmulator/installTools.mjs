// Installs firebase-tools (some 300 MB, which nobody but these tests needs) outside of the project, once for each lock file. What an older lock
// file has left there may be deleted by hand.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const WANTED = ['package.json', 'package-lock.json'];
const wanted = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url));

/** GADGET_GARAGE_CACHE names another folder. It is not in node_modules, which every `npm ci` empties. */
const cache = resolve(
  process.env['GADGET_GARAGE_CACHE'] || join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'gadget-garage'),
);

/** @param {number} pid @returns {boolean} whether such a process is there; one of somebody else's counts */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Takes away what an installation that was ended half way has left, as far as nobody still writes there. @param {string} beginning of their names */
function removeLeftovers(beginning) {
  for (const name of readdirSync(cache).filter((entry) => entry.startsWith(beginning))) {
    if (isRunning(Number(name.slice(beginning.length)))) continue;
    try {
      rmSync(join(cache, name), { recursive: true, force: true });
    } catch (error) {
      console.error(`Left for the next time: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

/** @param {string} folder */
function install(folder) {
  mkdirSync(folder, { recursive: true });
  for (const name of WANTED) copyFileSync(wanted(name), join(folder, name));
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder];
  execFileSync('npm', ['ci', ...options], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' });
}

/**
 * Installs what is wanted, unless it is there. It is put together beside its place and moved there when it is whole: what is found there
 * is complete, and of two that install at once the later one takes what the first has made.
 * @returns {string} the folder that its node_modules are in
 */
export function installTools() {
  const lock = createHash('sha256')
    .update(readFileSync(wanted('package-lock.json')))
    .digest('hex')
    .slice(0, 12);
  const folder = join(cache, `auth-emulator-${lock}`);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  const beginning = `auth-emulator-${lock}.part-`;
  removeLeftovers(beginning);
  const part = join(cache, `${beginning}${process.pid}`);
  console.log(`Installing the auth emulator into ${folder}: some 300 MB, once …`);
  try {
    install(part);
    renameSync(part, folder);
  } catch (error) {
    rmSync(part, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
