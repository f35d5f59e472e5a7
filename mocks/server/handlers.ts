import { type HttpHandler, http, HttpResponse } from 'msw';
import type { Operation } from '#contract/operation.ts';
import type { OperationName, operations } from '#contract/operations.ts';
import { admit, identifyCaller } from './access.ts';
import { Refusal } from './refusal.ts';
import { addressOf, addressPattern, readInput } from './request.ts';
import type { Resolvers } from './resolvers.ts';
import { readToken } from './token.ts';
import type { World } from '../store/world.ts';

/** The absolute URLs of the sandbox, without a trailing slash. */
export interface SandboxAddresses {
  api: string;
  /** The URL of the site's own files. */
  site: string;
}

export interface HandlersOptions extends SandboxAddresses {
  world: World;
}

const refuse = (status: number, message: string) => HttpResponse.json({ message }, { status });

function answerFailure(name: string, error: unknown) {
  if (error instanceof Refusal) return refuse(error.status, error.message);
  console.error(`The sandbox failed at ${name}`, error);
  return refuse(500, 'The sandbox failed');
}

/** The handlers of all operations, followed by one that logs every other call under `api` and responds with 501. */
export function handlersFor(table: typeof operations, resolvers: Resolvers, { api, site, world }: HandlersOptions): HttpHandler[] {
  const handle = (name: OperationName): HttpHandler => {
    const operation: Operation = table[name];
    const pattern = addressPattern(operation, operation.origin === 'site' ? site : api);
    const method = operation.method.toLowerCase() as Lowercase<Operation['method']>;
    // The operation and the resolver have the same name, so the resolver accepts the input that is read.
    const resolve = resolvers[name] as unknown as (context: object, input: unknown) => Promise<object | null>;
    return http[method](
      ({ request }) => pattern.test(addressOf(request)),
      async ({ request }) => {
        try {
          const caller = await identifyCaller(world, readToken(request.headers.get('authorization')));
          admit(operation.access, caller);
          return HttpResponse.json(await resolve({ world, caller }, await readInput(operation, pattern, request)));
        } catch (error) {
          return answerFailure(name, error);
        }
      },
    );
  };
  const undocumented = http.all(
    ({ request }) => request.url.startsWith(`${api}/`),
    ({ request }) => {
      const call = `${request.method} ${request.url}`;
      console.error(`The sandbox knows no ${call}`);
      return refuse(501, `No documented call: ${call}`);
    },
  );
  return [...(Object.keys(table) as OperationName[]).map((name) => handle(name)), undocumented];
}
