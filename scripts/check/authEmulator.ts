// Runs Firebase's Auth emulator on 127.0.0.1, and installs it on the first run: npm run auth:emulator -- [--port 9099] [--file accounts.json]
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { installTools } from './authEmulator/installTools.ts';
import { keepAccounts } from './authEmulator/keepAccounts.ts';
import { listenLocally } from './listenLocally.ts';

/** Projects whose name begins with demo- do not exist, so the emulator never contacts a real one. */
const PROJECT = 'demo-gadget-garage';

const { values } = parseArgs({ options: { port: { type: 'string', default: '9099' }, file: { type: 'string' } } });
const port = Number(values.port);

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
