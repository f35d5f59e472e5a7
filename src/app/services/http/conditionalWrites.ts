import { fillPath, type Operation } from '#contract/operation.ts';
import { randomKey } from '../platform/randomKey.ts';
import type { CallOptions, Platform } from '../ports.ts';
import type { CallInput, Conditions } from './request.ts';

/** The conditions of one call, which are the same each time it is sent. */
export interface CallConditions {
  conditions: Conditions;
  /** Remembers the row's version that a response names. */
  onResponse: (response: Response) => void;
}

/** A weak ETag (W/…) never matches in If-Match, so a PUT with it would always be refused. */
const strongETag = (response: Response): string | undefined => /^"[^"]*"$/.exec(response.headers.get('ETag') ?? '')?.[0];

/**
 * Remembers, for one client, the ETag that each row had when it was read for an update. It does not remember other reads: a page may
 * refetch a row between the read that a quantity was computed from and its PUT, and would make the outdated quantity look current.
 */
export function createConditionalWrites(platform: Pick<Platform, 'random'>) {
  const etags = new Map<string, string>();
  return (operation: Operation, input: CallInput, options: CallOptions): CallConditions => {
    const path = fillPath(operation, input);
    const ifMatch = operation.method === 'PUT' ? etags.get(path) : undefined;
    return {
      conditions: {
        ...(ifMatch !== undefined && { ifMatch }),
        // Headers take only ASCII, so any other key is encoded.
        ...(operation.method === 'POST' && {
          idempotencyKey: encodeURIComponent((options.idempotencyKey ?? randomKey(platform)).toWellFormed()),
        }),
      },
      onResponse: (response) => {
        if (!response.ok || operation.versioned !== true || (operation.method === 'GET' && options.forUpdate !== true)) return;
        const etag = strongETag(response);
        if (etag !== undefined) etags.set(path, etag);
        // Without a current ETag, none is sent: an older one would refuse a valid PUT.
        else if (operation.method === 'GET') etags.delete(path);
      },
    };
  };
}

/** The conditions of every call while conditional writes are off. */
export const unconditional: CallConditions = { conditions: {}, onResponse: () => {} };
