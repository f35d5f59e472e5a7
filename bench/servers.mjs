import { spawn } from 'node:child_process';
import { request as forward } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { loadEnv } from 'vite';
import { freePort } from '../scripts/freePort.mjs';
import { host } from './host.mjs';
import { listen } from './link.mjs';

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

const compress = promisify(brotliCompress);

/** What servers use for content that they make for each request. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** @param {string | undefined} type a Content-Type */
const isText = (type = '') => /^(application\/json|text\/|image\/svg)/.test(type);

/**
 * Passes an answer of the target on to the browser.
 * @param {import('node:http').IncomingMessage} answer
 * @param {import('node:http').ServerResponse} response
 * @param {{ target: string, published: string }} addresses
 */
async function pass(answer, response, { target, published }) {
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
 * @param {string} target the address of the server behind it
 * @param {string} published
 */
const startReverseProxy = (target, published) =>
  listen((request, response) => {
    const { method, headers, url } = request;
    // The target must not compress, because the text is changed here.
    const sent = { ...headers, host: new URL(target).host, 'accept-encoding': 'identity' };
    const call = forward(`${target}${url}`, { method, headers: sent }, (answer) => void pass(answer, response, { target, published }));
    call.once('error', () => response.destroy());
    request.pipe(call);
  });

/**
 * Starts a server of this project in a process of its own.
 * @param {string[]} command the script and its arguments
 * @param {RegExp} announcement what it prints when it listens; the first group is its address
 * @returns {Promise<{ address: string, stop: () => void }>}
 */
function startProgram(command, announcement) {
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = () => void child.kill();
  process.once('exit', stop);
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (text) => {
      printed += String(text);
      const address = announcement.exec(printed)?.[1];
      if (address !== undefined) resolve({ address, stop });
    });
    child.once('exit', () => reject(new Error(`${command[0]} has ended: ${printed}`)));
  });
}

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
  const proxies = await Promise.all(published.map(({ program, address }) => startReverseProxy(program.address, address)));
  const rules = published.map(({ address }, index) => `MAP ${new URL(address).host} 127.0.0.1:${proxies[index]?.port}`);
  return {
    bare: bare.address,
    bareList: bareList.address,
    live: live.address,
    sandbox: sandbox.address,
    emulator: emulator?.address ?? '',
    browserArgument: `--host-resolver-rules=${rules.join(',')}`,
    close: () => {
      for (const server of [bare, bareList, live, sandbox, ...proxies]) server.close();
      for (const { program } of published) program.stop();
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof startServers>>} Servers */
