import type { Operation } from '#contract/operation.ts';
import type { AccessToken } from '../accessToken.ts';
import type { Platform } from '../ports.ts';
import { unlessAborted } from '../unlessAborted.ts';
import { withTimeout } from './withTimeout.ts';

/** In milliseconds. A call waits this long for its access token, then goes without one. */
const TOKEN_TIMEOUT = 10_000;

interface TokenSettings {
  token: Pick<AccessToken, 'current' | 'get' | 'renew'>;
  platform: Pick<Platform, 'wait'>;
}

/**
 * How a call gets its bearer token. `awaited`: it waits for a pending access token; `ready`: it uses a cached one; `never`: it carries none;
 * `proof`: it carries the identity service's token that it is given, if any.
 */
export type TokenPolicy = 'never' | 'ready' | 'awaited' | 'proof';

/**
 * Decides if a call carries the access token (docs/product-rules.md#token), or a proof instead (docs/product-rules.md#login-proof). A file of
 * the site carries neither.
 */
export function tokenPolicy({ access, bearer, origin }: Operation, sendToken: boolean): TokenPolicy {
  if (bearer === 'idToken') return 'proof';
  if (bearer === 'accessToken') return 'awaited';
  if (origin === 'site' || !sendToken) return 'never';
  return access === 'public' ? 'ready' : 'awaited';
}

/** Waits for a token. Resolves with undefined if there is none in time. Rejects with ApiError if the caller aborts. */
async function wait(
  token: () => Promise<string | undefined>,
  { platform, signal: caller }: Pick<TokenSettings, 'platform'> & { signal: AbortSignal | undefined },
): Promise<string | undefined> {
  try {
    return await withTimeout({ milliseconds: TOKEN_TIMEOUT, platform, signal: caller }, (signal) => unlessAborted(token(), signal));
  } catch (error) {
    if (caller?.aborted === true) throw error;
    return undefined;
  }
}

/** The token to send with a call. */
export async function getToken(
  policy: TokenPolicy,
  settings: TokenSettings,
  { signal, idToken }: { signal: AbortSignal | undefined; idToken: string | undefined },
): Promise<string | undefined> {
  if (policy === 'never') return undefined;
  if (policy === 'proof') return idToken;
  return policy === 'ready' ? settings.token.current() : wait(() => settings.token.get(), { platform: settings.platform, signal });
}

/** A new token to replace one that was answered with 401. */
export const renewToken = (
  stale: string,
  { token, platform }: TokenSettings,
  signal: AbortSignal | undefined,
): Promise<string | undefined> => wait(() => token.renew(stale), { platform, signal });
