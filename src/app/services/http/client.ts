import type { Operation } from '#contract/operation.ts';
import type { Operations } from '#contract/operations.ts';
import type { CallOptions, ShopApi } from '../ports.ts';
import { bearerRule } from './bearer.ts';
import { read, write } from './call.ts';
import type { CallInput } from './request.ts';
import type { ClientSettings } from './settings.ts';

/**
 * The backend over HTTP: one method per operation (docs/product-rules.md#http, docs/product-rules.md#token). A read has 10 s per attempt,
 * 20 s in total and up to two retries. A write has 15 s and is never sent again, except once after a 401. Methods reject only with
 * ApiError; its `ambiguous` marks a write that may have been applied. Logs nothing.
 */
export function createClient(operations: Operations, settings: ClientSettings): ShopApi {
  const method = ([name, operation]: [string, Operation]) => {
    const bearer = bearerRule(name, operation, settings.sendToken);
    const make = operation.method === 'GET' ? read : write;
    const call = async (input: CallInput, { signal }: CallOptions = {}) => make({ operation, input, bearer, settings }, signal);
    return [name, call] as const;
  };
  return Object.fromEntries(Object.entries(operations).map(method)) as unknown as ShopApi;
}
