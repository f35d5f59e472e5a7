import { fillPath, type Operation } from '#contract/operation.ts';
import { type Input, type OperationName, operations } from '#contract/operations.ts';
import { createNodeSandbox } from '#mocks/node.ts';
import { issueToken } from '#mocks/token.ts';

export const shopper = 'shopper@example.com';
export const admin = 'admin@example.com';
/** Signed in, and owns nothing. */
export const stranger = 'stranger+one@example.com';

/** Who calls: an e-mail, or nobody. */
export type Person = string | null;

/** An answer as it came over the wire. */
export interface Answer {
  status: number;
  /** What JSON it carried. */
  json: unknown;
}

/** A sandbox on a new world, and calls to it through the real `fetch`. */
export async function openSandbox() {
  const sandbox = await createNodeSandbox({ baseUrl: 'http://127.0.0.1:5173/shop/' });
  sandbox.listen();

  /** Any request at all: what the typed calls cannot send. */
  async function send(method: string, path: string, { as = null, body }: { as?: Person; body?: string } = {}): Promise<Answer> {
    const response = await fetch(`${sandbox.api}${path}`, {
      method,
      headers: as === null ? {} : { authorization: `Bearer ${issueToken(as)}` },
      ...(body === undefined ? {} : { body }),
    });
    return { status: response.status, json: await response.json() };
  }

  /** A documented call, as its operation describes it. */
  async function call<Name extends OperationName>(name: Name, input: Input<Name>, as: Person = null): Promise<Answer> {
    const operation: Operation = operations[name];
    const base = operation.origin === 'site' ? '/..' : '';
    const sent = { as, ...('body' in input ? { body: JSON.stringify(input.body) } : {}) };
    return send(operation.method, base + fillPath(operation, input), sent);
  }

  return { ...sandbox, send, call };
}
export type OpenSandbox = Awaited<ReturnType<typeof openSandbox>>;
