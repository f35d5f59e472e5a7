// Installs firebase-tools (about 300 MB, which only these tests need) outside the project, once for each lock file. You can delete the
// folders of older lock files by hand.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGE_FILES = ['package.json', 'package-lock.json'];
const packageFile = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Set GADGET_GARAGE_CACHE to use another folder. It is outside node_modules, because every `npm ci` empties that. */
const cache = resolve(
  process.env['GADGET_GARAGE_CACHE'] || join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'gadget-garage'),
);

function install(folder: string) {
  mkdirSync(folder, { recursive: true });
  for (const name of PACKAGE_FILES) copyFileSync(packageFile(name), join(folder, name));
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder];
  execFileSync('npm', ['ci', ...options], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' });
}

/**
 * Installs the tools if they are missing. They are complete once their folder has its name: until then it ends with '.part', and the next run
 * begins again. Returns the folder that contains node_modules.
 */
export function installTools(): string {
  const lock = createHash('sha256')
    .update(readFileSync(packageFile('package-lock.json')))
    .digest('hex')
    .slice(0, 12);
  const folder = join(cache, `auth-emulator-${lock}`);
  if (existsSync(folder)) return folder;
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  console.log(`Installing the auth emulator into ${folder}: about 300 MB, only once …`);
  install(part);
  renameSync(part, folder);
  return folder;
}
