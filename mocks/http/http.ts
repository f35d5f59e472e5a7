import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { Hono } from 'hono';
import { serve } from 'srvx';
import { MAX_BODY } from '#server/body.ts';
import { emulatorProof } from '#server/emulatorProof.ts';
import { createSandbox, type Sandbox } from '../createSandbox.ts';
import { parseFaults } from '../faults/fault.ts';
import { memoryStore } from '../store/memoryStore.ts';
import { createQueue } from '../store/queue.ts';
import { readSnapshot } from '../store/snapshot.ts';
import type { SnapshotStore } from '../store/storePorts.ts';
import { createWorld, type World } from '../store/world.ts';
import { type AppOptions, createApp } from './app.ts';

/** Milliseconds that pending calls get to finish when the server closes. */
const CLOSE_TIMEOUT = 2_000;

export interface HttpSandboxOptions extends Pick<AppOptions, 'pictures'> {
  /** 0 selects any free port. */
  port: number;
  /** The file that stores the world, for one server at a time. @default in memory */
  file?: string;
  /** Starts with the demo data, whatever the file contains. @default false */
  reset?: boolean;
  /** Origins, in addition to those of this computer, whose pages may read the responses. @default none */
  origins?: readonly string[];
  /** The faults from the start, as the text of `?faults=`. @default those of the situation, or none */
  faults?: string;
  /** The situation to start from, in memory: its name or text, or a link to it. @default the demo data */
  situation?: string;
  /** The project of a Firebase Auth emulator, whose ID token each login then needs. @default a login needs no proof */
  loginProof?: string | undefined;
}

export interface HttpSandbox extends Pick<Sandbox, 'world' | 'faults'> {
  /** The URL of both the API and the pictures, without a trailing slash. */
  address: string;
  /** Stops accepting calls. Resolves when the pending ones are finished, or are aborted after 2 s. */
  close: () => Promise<void>;
}

function readStored(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Stores a world in a file, for one server at a time. Writes are atomic, whenever the process ends. Throws if the file contains anything
 * else, so that the sandbox never overwrites other work.
 */
function fileStore(path: string): SnapshotStore {
  const found = readStored(path);
  if (found !== null && found.trim() !== '' && readSnapshot(found) === null)
    throw new Error(`${path} does not contain the data of a sandbox. Choose another file, or move this one.`);
  return {
    read: () => readStored(path),
    write: (text) => {
      const next = `${path}.next`;
      writeFileSync(next, text);
      renameSync(next, path);
    },
  };
}

async function openWorld({ file, reset = false }: Pick<HttpSandboxOptions, 'file' | 'reset'>): Promise<World> {
  const world = await createWorld({ store: file === undefined ? memoryStore() : fileStore(file), lock: createQueue() });
  if (reset) await world.reset();
  if (world.persistence === 'memory') throw new Error(`${file} cannot be written.`);
  return world;
}

/**
 * Starts the sandbox as a server for any client on this computer, and only there: the documented calls under `/`, and products.json and
 * the product pictures next to them. Resolves when it listens. Rejects if it cannot listen (`EADDRINUSE`), and with a readable message if
 * the file, the situation or the text of the faults cannot be used.
 */
export async function startHttpSandbox({
  port,
  pictures,
  origins = [],
  faults: faultsText,
  situation,
  loginProof: project,
  ...storage
}: HttpSandboxOptions): Promise<HttpSandbox> {
  // Read first, because --reset must not empty a file if they are wrong.
  const initialFaults = faultsText === undefined ? {} : { faults: parseFaults(faultsText) };
  const app = Promise.withResolvers<Hono>();
  const server = serve({
    fetch: async (request) => (await app.promise).fetch(request),
    hostname: '127.0.0.1',
    port,
    silent: true,
    gracefulShutdown: false,
    maxRequestBodySize: MAX_BODY,
  });
  await server.ready();
  const address = new URL(server.url ?? '').origin;
  const proof = project === undefined ? {} : { loginProof: emulatorProof({ project }) };
  // The world is opened only after the port is acquired: another server on that port may be using the same file.
  const open = async () => (situation === undefined ? { world: await openWorld(storage) } : { situation });
  const { world, faults, endpoints } = await open()
    .then((opened) => createSandbox({ siteBase: address, apiPath: '', ...opened, ...initialFaults, ...proof }))
    .catch(async (error: unknown) => {
      await server.close(true);
      throw error;
    });
  app.resolve(createApp({ endpoints, address, pictures, origins, faults }));

  const close = async () => {
    const closeTimer = setTimeout(() => void server.close(true), CLOSE_TIMEOUT);
    await server.close();
    clearTimeout(closeTimer);
  };
  return { world, faults, address, close };
}
