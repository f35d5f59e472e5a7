import { type IncomingMessage, request as forward, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { loadEnv } from 'vite';
import { freePort } from '../scripts/check/listenLocally.ts';
import { startServer } from '../scripts/check/startServer.ts';
import { host } from './host.ts';
import { listen } from './link.ts';

const variables = loadEnv('loopback', process.cwd(), 'VITE_');

/** @param name of a variable in .env.loopback */
function variable(name: string) {
  const value = variables[name];
  if (value === undefined) throw new Error(`.env.loopback has no ${name}`);
  return value;
}

/** The addresses that the live build knows. Only the browser of the bench finds the servers there, so any port may be in use. */
export const API = variable('VITE_API_URL');
const EMULATOR = variable('VITE_FIREBASE_AUTH_EMULATOR');
export const PROJECT = variable('VITE_FIREBASE_PROJECT_ID');

const compress = promisify(brotliCompress);

/** What servers use for content that they make for each request. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** @param type a Content-Type */
const isText = (type = '') => /^(application\/json|text\/|image\/svg)/.test(type);

/** Passes an answer of the target on to the browser. */
async function pass(answer: IncomingMessage, response: ServerResponse, { target, published }: { target: string; published: string }) {
  const { 'content-length': _length, 'transfer-encoding': _coding, ...headers } = answer.headers;
  const content = await buffer(answer);
  const status = answer.statusCode ?? 500;
  if (content.length === 0 || !isText(headers['content-type'])) {
    response.writeHead(status, headers).end(content);
    return;
  }
  const body = await compress(content.toString('utf8').replaceAll(target, published), QUALITY);
  response.writeHead(status, { ...headers, 'content-encoding': 'br', 'content-length': body.length }).end(body);
}

/**
 * Starts a reverse proxy that compresses texts. A page reaches it under the address `published`, which also replaces the target's own in
 * the texts.
 * @param target the address of the server behind it
 */
const startReverseProxy = (target: string, published: string) =>
  listen((request, response) => {
    const { method, headers, url } = request;
    // The target must not compress, because the text is changed here.
    const sent = { ...headers, host: new URL(target).host, 'accept-encoding': 'identity' };
    const call = forward(`${target}${url}`, { method, headers: sent }, (answer) => void pass(answer, response, { target, published }));
    call.once('error', () => response.destroy());
    request.pipe(call);
  });

async function startProgram(path: string, ...args: string[]): Promise<{ address: string; stop: () => void }> {
  const { address, process: child } = await startServer(new URL(`../scripts/${path}`, import.meta.url), args);
  return { address, stop: () => void child.kill() };
}

const startApi = () => startProgram('conformance/sandboxApi.ts', '--port', '0', '--login-proof', PROJECT);
const startEmulator = async () => startProgram('check/authEmulator.ts', '--port', String(await freePort()));

/**
 * Starts the servers of the bench: the builds, and the backend of the live one. The Auth emulator is slow to start, so only if `canSignIn`.
 * @param folders of other live builds
 * @returns the addresses of the builds and of the emulator, and the browser's argument that makes it find the backend
 */
export async function startServers({ canSignIn, folders }: { canSignIn: boolean; folders: readonly string[] }) {
  const [bare, bareList, live, sandbox, api, emulator] = await Promise.all([
    host('dist/bench/bare'),
    host('dist/bench/bareList'),
    host('dist/loopback'),
    host('dist/sandbox'),
    startApi(),
    canSignIn ? startEmulator() : null,
  ]);
  const builds = await Promise.all(folders.map(async (folder) => ({ folder, ...(await host(folder)) })));
  const published = [{ program: api, address: API }, ...(emulator === null ? [] : [{ program: emulator, address: EMULATOR }])];
  const proxies = await Promise.all(published.map(({ program, address }) => startReverseProxy(program.address, address)));
  const rules = published.map(({ address }, index) => `MAP ${new URL(address).host} 127.0.0.1:${proxies[index]?.port}`);
  return {
    bare: bare.address,
    bareList: bareList.address,
    live: live.address,
    builds,
    sandbox: sandbox.address,
    emulator: emulator?.address ?? '',
    browserArgument: `--host-resolver-rules=${rules.join(',')}`,
    close: () => {
      for (const server of [bare, bareList, live, ...builds, sandbox, ...proxies]) server.close();
      for (const { program } of published) program.stop();
    },
  };
}

export type Servers = Awaited<ReturnType<typeof startServers>>;
