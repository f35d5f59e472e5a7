import { loadEnv } from 'vite';
import { freePort } from '../scripts/freePort.mjs';
import { startFront } from './front.mjs';
import { host } from './host.mjs';
import { startProgram } from './program.mjs';

const variables = loadEnv('loopback', process.cwd(), 'VITE_');

/** @param {string} name of a variable in .env.loopback */
function variable(name) {
  const value = variables[name];
  if (value === undefined) throw new Error(`.env.loopback has no ${name}`);
  return value;
}

/** The addresses that the live build knows. Only the browser of the bench finds the servers there, so any port may be in use. */
export const API = variable('VITE_API_URL');
const EMULATOR = variable('VITE_FIREBASE_AUTH_EMULATOR');
export const PROJECT = variable('VITE_FIREBASE_PROJECT_ID');

const startApi = () => startProgram(['scripts/sandboxApi.mjs', '--port', '0', '--login-proof', PROJECT], /listens at (\S+)/);
const startEmulator = async () =>
  startProgram(['scripts/authEmulator.mjs', '--port', String(await freePort())], /^Auth emulator of .*: (\S+)\n/m);

/**
 * Starts the servers of the bench: the builds, and the backend of the live one.
 * @param {{ canSignIn: boolean }} options the Auth emulator is slow to start
 * @returns the addresses of the builds and of the emulator, and the browser's argument that makes it find the backend
 */
export async function startServers({ canSignIn }) {
  const [bare, bareList, live, sandbox, api, emulator] = await Promise.all([
    host('dist/bench/bare'),
    host('dist/bench/bareList'),
    host('dist/loopback'),
    host('dist/sandbox'),
    startApi(),
    canSignIn ? startEmulator() : null,
  ]);
  const published = [{ program: api, address: API }, ...(emulator === null ? [] : [{ program: emulator, address: EMULATOR }])];
  const fronts = await Promise.all(published.map(({ program, address }) => startFront(program.address, address)));
  const rules = published.map(({ address }, index) => `MAP ${new URL(address).host} 127.0.0.1:${fronts[index]?.port}`);
  return {
    bare: bare.address,
    bareList: bareList.address,
    live: live.address,
    sandbox: sandbox.address,
    emulator: emulator?.address ?? '',
    browserArgument: `--host-resolver-rules=${rules.join(',')}`,
    close: () => {
      for (const server of [bare, bareList, live, sandbox, ...fronts]) server.close();
      for (const { program } of published) program.stop();
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof startServers>>} Servers */
