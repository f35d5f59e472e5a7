import { fillPath, type Operation } from '#contract/operation.ts';
import { type Input, type OperationName, operations } from '#contract/operations.ts';
import { setupServer } from 'msw/node';
import { createSandbox, type SandboxOptions } from '#mocks/createSandbox.ts';
import { handlersFor } from '#mocks/handlers.ts';
import { issueToken } from '#mocks/identity/tokens.ts';

export const shopper = 'shopper@example.com';
export const admin = 'admin@example.com';
/** A signed-in user who owns nothing. */
export const stranger = 'stranger+one@example.com';

/** The caller's email, or null when signed out. */
export type Person = string | null;

/** An HTTP response. */
export interface Answer {
  status: number;
  /** The parsed body. */
  json: unknown;
}

/** Opens a sandbox with a new world, to be called through the real `fetch`. */
export async function openSandbox(options: SandboxOptions = {}) {
  const sandbox = await createSandbox({ siteBase: 'http://127.0.0.1:5173/shop/', ...options });
  const server = setupServer(...handlersFor(sandbox));
  server.listen({ onUnhandledFrame: 'error' });

  /** Sends any request. Use it for requests that `call` does not allow. */
  async function send(method: string, path: string, { as = null, body }: { as?: Person; body?: string } = {}): Promise<Answer> {
    const response = await fetch(`${sandbox.apiBase}${path}`, {
      method,
      headers: as === null ? {} : { authorization: `Bearer ${issueToken(as)}` },
      ...(body === undefined ? {} : { body }),
    });
    return { status: response.status, json: await response.json() };
  }

  /** Sends the request of a documented operation. */
  async function call<Name extends OperationName>(name: Name, input: Input<Name>, as: Person = null): Promise<Answer> {
    const operation: Operation = operations[name];
    const base = operation.origin === 'site' ? '/..' : '';
    const sent = { as, ...('body' in input ? { body: JSON.stringify(input.body) } : {}) };
    return send(operation.method, base + fillPath(operation, input), sent);
  }

  return { ...sandbox, send, call, close: () => server.close() };
}
export type OpenSandbox = Awaited<ReturnType<typeof openSandbox>>;
