// Runs Firebase's Auth emulator on 127.0.0.1, and installs it on the first run: npm run auth:emulator -- [--port 9099] [--file accounts.json]
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { listenLocally } from './listenLocally.ts';

/** Projects whose name begins with demo- do not exist, so the emulator never contacts a real one. */
const PROJECT = 'demo-gadget-garage';

const { values } = parseArgs({ options: { port: { type: 'string', default: '9099' }, file: { type: 'string' } } });
const port = Number(values.port);

const PACKAGE_FILES = ['package.json', 'package-lock.json'];
const packageFile = (name: string) => fileURLToPath(new URL(`authEmulator/${name}`, import.meta.url));

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
 * Installs firebase-tools (about 300 MB, which only these tests need) outside the project, once for each lock file, if they are missing. You can
 * delete the folders of older lock files by hand. The tools are complete once their folder has its name: until then it ends with '.part', and the next run
 * begins again. Returns the folder that contains node_modules.
 */
function installTools(): string {
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

interface AccountsOptions {
  /** Of the emulator. Requests there save nothing. */
  address: string;
  project: string;
  file: string;
}

/** Restores the accounts of a file, because the emulator keeps them in memory only. Resolves with a function that saves them. */
async function keepAccounts({ address, project, file }: AccountsOptions): Promise<() => void> {
  async function call(name: string, init: RequestInit = {}) {
    const headers = { authorization: 'Bearer owner', 'content-type': 'application/json' };
    const response = await fetch(`${address}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:${name}`, { headers, ...init });
    const text = await response.text();
    if (!response.ok) throw new Error(`The emulator refused ${name}: ${text}`);
    return text;
  }
  let kept = existsSync(file) ? readFileSync(file, 'utf8') : '{}';
  const { users = [] } = JSON.parse(kept) as { users?: unknown[] };
  if (users.length > 0) {
    const answer = await call('batchCreate', { method: 'POST', body: JSON.stringify({ users, allowOverwrite: true }) });
    // It answers 200 with a list of those that it did not take.
    if ('error' in (JSON.parse(answer) as object)) throw new Error(`The accounts of ${file} cannot be restored: ${answer}`);
  }

  async function write() {
    const text = await call('batchGet?maxResults=-1');
    if (text === kept) return;
    writeFileSync(`${file}.part`, text, { mode: 0o600 });
    renameSync(`${file}.part`, file);
    kept = text;
  }
  let writing = Promise.resolve();
  return () => {
    writing = writing.then(write).catch(console.error);
  };
}

/** Turns on email enumeration protection, the default of projects created since September 2023. */
async function enableEmailEnumerationProtection(address: string) {
  const mask = 'emailPrivacyConfig.enableImprovedEmailPrivacy';
  const response = await fetch(`${address}/identitytoolkit.googleapis.com/v2/projects/${PROJECT}/config?updateMask=${mask}`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!response.ok) throw new Error(`The emulator rejected its configuration: HTTP ${response.status}`);
}

const tools = createRequire(join(installTools(), 'package.json'));
// Not a public API of firebase-tools, so the version is pinned. It needs only one port, and neither the firebase command nor Java.
const { createApp } = tools('firebase-tools/lib/emulator/auth/server');
const app = await createApp(PROJECT);
// It sends no email. Its logger, which is silent by itself, gets the links that confirm an address or set a new password.
tools('firebase-tools/lib/logger').logger.on('data', (entry: Record<symbol, unknown[] | undefined>) => {
  const text = entry[Symbol.for('splat')]?.[0];
  if (typeof text === 'string') console.log(text);
});

// Configures the emulator on another port first, so that no client reaches it too early.
const inner = await listenLocally(createServer(app));
await enableEmailEnumerationProtection(inner.address);
const { file } = values;
const save = file === undefined ? null : await keepAccounts({ address: inner.address, project: PROJECT, file });

const server = createServer(app);
if (save !== null) server.on('request', (_, response) => response.once('close', save));
const outer = await listenLocally(server, port);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    outer.close();
    inner.close();
  });
console.log(`The Auth emulator of ${PROJECT} listens at ${outer.address}`);
