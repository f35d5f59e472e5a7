import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFirefox, findMiniBrowser, WEBKIT_DRIVER, XVFB } from '../../scripts/check/otherBrowsers.ts';
import { freePort } from '../../scripts/check/listenLocally.ts';

/** The commands of W3C WebDriver that the tests need: for HTTP, and for Marionette, Firefox's own protocol below geckodriver. */
const COMMANDS = {
  open: { method: 'POST', path: '/url', marionette: 'WebDriver:Navigate' },
  execute: { method: 'POST', path: '/execute/sync', marionette: 'WebDriver:ExecuteScript' },
  click: { method: 'POST', path: '/element/{id}/click', marionette: 'WebDriver:ElementClick' },
  clear: { method: 'POST', path: '/element/{id}/clear', marionette: 'WebDriver:ElementClear' },
  type: { method: 'POST', path: '/element/{id}/value', marionette: 'WebDriver:ElementSendKeys' },
  picture: { method: 'GET', path: '/screenshot', marionette: 'WebDriver:TakeScreenshot' },
  currentTab: { method: 'GET', path: '/window', marionette: 'WebDriver:GetWindowHandle' },
  newTab: { method: 'POST', path: '/window/new', marionette: 'WebDriver:NewWindow' },
  switchTab: { method: 'POST', path: '/window', marionette: 'WebDriver:SwitchToWindow' },
} as const;

type Command = keyof typeof COMMANDS;

/** The parameters of a command. `id` is the id of an element. */
type Parameters = Record<string, unknown> & { id?: string };

/** A browser under the control of a test. */
export interface Browser {
  /** Rejects with WebDriverError. */
  send(command: Command, parameters?: Parameters): Promise<unknown>;
  close(): Promise<void>;
}

/** A command failed. `code` is WebDriver's error code, such as `stale element reference`. */
export class WebDriverError extends Error {
  override readonly name = 'WebDriverError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

const HOST = '127.0.0.1';

/** Ends a process. Resolves when it has ended. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await exit;
}

/** Starts a program that must be ended with `end`, and that also ends with this process. */
function start(program: string, programArguments: readonly string[], env: NodeJS.ProcessEnv = process.env): ChildProcess {
  const child = spawn(program, programArguments, { stdio: ['ignore', 'pipe', 'ignore'], env });
  // Nobody reads what it prints, and a full pipe would stop it.
  child.stdout?.resume();
  const kill = () => child.kill();
  process.once('exit', kill);
  child.once('exit', () => process.removeListener('exit', kill));
  return child;
}

/** Connects to a program that was just started, as soon as it listens. Rejects if it ends. */
async function connectTo(port: number, child: ChildProcess): Promise<Socket> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}`);
    const socket = connect(port, HOST);
    const isConnected = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    if (isConnected) return socket;
    await new Promise((resolve) => void setTimeout(resolve, 50));
  }
}

type Answer = [type: 1, id: number, error: { error: string; message: string } | null, result: unknown];

/** Speaks Marionette: messages are JSON with their length in bytes before them, and answers carry the number of the command. */
function marionette(socket: Socket): (name: string, parameters: object) => Promise<unknown> {
  const pending = new Map<number, (answer: Answer) => void>();
  let received = Buffer.alloc(0);
  let count = 0;
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)).toString());
      if (colon < 0 || received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end).toString()) as Answer | object;
      received = received.subarray(end);
      // The first message is a greeting.
      if (Array.isArray(message)) pending.get((message as Answer)[1])?.(message as Answer);
    }
  });
  return async (name, parameters) => {
    count += 1;
    const id = count;
    const text = JSON.stringify([0, id, name, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = await new Promise<Answer>((resolve) => void pending.set(id, resolve));
    if (error !== null) throw new WebDriverError(error.error, error.message);
    return result;
  };
}

/** Commands without a structured result wrap it in `value`. */
const unwrap = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && Object.keys(result).join() === 'value' ? (result as { value: unknown }).value : result;

/** Starts Firefox with a new profile and without windows. Marionette also switches off everything that contacts other hosts. */
export async function startFirefox(): Promise<Browser> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'gadget-garage-firefox-'));
  writeFileSync(join(profile, 'user.js'), `user_pref("marionette.port", ${port});\n`);
  const firefox = start(findFirefox() ?? '', ['--marionette', '--headless', '--no-remote', '--profile', profile]);
  const socket = await connectTo(port, firefox);
  const send = marionette(socket);
  await send('WebDriver:NewSession', {});
  return {
    send: async (command, parameters = {}) => unwrap(await send(COMMANDS[command].marionette, parameters)),
    close: async () => {
      socket.destroy();
      await end(firefox);
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Starts WebKitGTK's MiniBrowser without stored data, in a window that nobody sees. */
export async function startWebKit(): Promise<Browser> {
  // The server prints the number of the display.
  const screen = start(XVFB, ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '1280x900x24']);
  const [display] = (await once(screen.stdout ?? screen, 'data')) as [Buffer];
  const port = await freePort();
  const driver = start(WEBKIT_DRIVER, [`--port=${port}`, `--host=${HOST}`], {
    ...process.env,
    DISPLAY: `:${String(display).trim()}`,
  });
  (await connectTo(port, driver)).destroy();
  const request = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://${HOST}:${port}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: unknown };
    if (response.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new WebDriverError(error, message);
  };
  const browserOptions = { binary: findMiniBrowser(), args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } };
  const { sessionId } = (await request('POST', '/session', { capabilities })) as { sessionId: string };
  return {
    send: async (command, parameters = {}) => {
      const { method, path } = COMMANDS[command];
      const url = `/session/${sessionId}${path.replace('{id}', parameters.id ?? '')}`;
      return request(method, url, method === 'GET' ? undefined : parameters);
    },
    close: async () => {
      await request('DELETE', `/session/${sessionId}`);
      await end(driver);
      await end(screen);
    },
  };
}
