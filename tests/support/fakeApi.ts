import { operations } from '#contract/operations.ts';
import type { CallOptions, ShopApi } from '#app/services/ports.ts';

/** One call to the fake backend. */
export interface Call {
  name: string;
  input: unknown;
  signal: AbortSignal | undefined;
}

/** A fake backend that responds with `replies` and records its calls. Any other call rejects with an error that names it. */
export function fakeApi(replies: Partial<ShopApi>): { api: ShopApi; calls: Call[] } {
  const calls: Call[] = [];
  const answer = (name: string) => async (input: unknown, options?: CallOptions) => {
    calls.push({ name, input, signal: options?.signal });
    const reply = (replies as Record<string, ((input: unknown, options?: CallOptions) => Promise<unknown>) | undefined>)[name];
    if (reply === undefined) throw new Error(`${name} was not expected`);
    return reply(input, options);
  };
  return { api: Object.fromEntries(Object.keys(operations).map((name) => [name, answer(name)])) as ShopApi, calls };
}
