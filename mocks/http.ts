import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toNodeHandler } from 'srvx/node';
import { operations } from '#contract/operations.ts';
import { handlersFor } from './handlers.ts';
import { type AnswerOptions, answerRequest } from './http/answer.ts';
import { fileStore } from './http/fileStore.ts';
import { memoryStore } from './memoryStore.ts';
import { createQueue } from './queue.ts';
import { resolvers } from './resolvers.ts';
import { createWorld, type World } from './world.ts';

const HOST = '127.0.0.1';
/** Milliseconds that calls under way are given when the server ends. */
const LAST_CALLS = 2_000;

export interface HttpSandboxOptions extends Pick<AnswerOptions, 'pictures'> {
  /** 0 is any that is free. */
  port: number;
  /** Keeps the world, for one server at a time. @default in memory */
  file?: string;
  /** Begins with the demo data, whatever the file holds. @default false */
  reset?: boolean;
  /** Origins besides those of this machine whose pages may read the answers. @default none */
  origins?: readonly string[];
}

export interface HttpSandbox {
  world: World;
  /** `<api>` and the pictures' site at once, without a slash at its end. */
  address: string;
  /** Takes no more calls, and resolves when those under way are answered, or cut off after 2 s. */
  close: () => Promise<void>;
}

async function openWorld({ file, reset = false }: Pick<HttpSandboxOptions, 'file' | 'reset'>): Promise<World> {
  const world = await createWorld({ store: file === undefined ? memoryStore() : fileStore(file), locks: createQueue() });
  if (reset) await world.reset();
  if (world.persistence === 'lost') throw new Error(`${file} cannot be written.`);
  return world;
}

/**
 * The sandbox as a server of its own, for any client on this machine: the documented calls under `/`, products.json and the product
 * pictures beside them. Resolves when it listens; rejects as the listening does (`EADDRINUSE`), and in a sentence when the file is of no
 * use. Reachable from this machine alone.
 */
export async function startHttpSandbox({ port, pictures, origins = [], ...kept }: HttpSandboxOptions): Promise<HttpSandbox> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, HOST, () => resolve());
  });
  // Only with the port in hand: whoever has it may be at work on the same file.
  const world = await openWorld(kept).catch((error: unknown) => {
    server.close();
    throw error;
  });
  const address = `http://${HOST}:${(server.address() as AddressInfo).port}`;
  const handlers = handlersFor(operations, resolvers, { api: address, site: address, world });
  const answer = toNodeHandler((request) => answerRequest(request, { handlers, address, pictures, origins }));
  // The library's type has room for HTTP/2 too, which this server does not speak.
  server.on('request', answer as RequestListener);

  const close = () =>
    new Promise<void>((resolve) => {
      const cutOff = setTimeout(() => server.closeAllConnections(), LAST_CALLS);
      server.close(() => {
        clearTimeout(cutOff);
        resolve();
      });
      server.closeIdleConnections();
    });
  return { world, address, close };
}
