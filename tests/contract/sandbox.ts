import { fillPath, type Operation } from '#contract/operation.ts';
import { type Input, type OperationName, operations } from '#contract/operations.ts';
import { createNodeSandbox, type NodeSandboxOptions } from '#mocks/node.ts';
import { issueToken } from '#mocks/server/token.ts';

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
export async function openSandbox(options: Omit<NodeSandboxOptions, 'baseUrl'> = {}) {
  const sandbox = await createNodeSandbox({ baseUrl: 'http://127.0.0.1:5173/shop/', ...options });
  sandbox.listen();

  /** Sends any request. Use it for requests that `call` does not allow. */
  async function send(method: string, path: string, { as = null, body }: { as?: Person; body?: string } = {}): Promise<Answer> {
    const response = await fetch(`${sandbox.api}${path}`, {
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

  return { ...sandbox, send, call };
}
export type OpenSandbox = Awaited<ReturnType<typeof openSandbox>>;
