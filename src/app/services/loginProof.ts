import { withTimeout } from './http/withTimeout.ts';
import type { Platform } from './ports.ts';
import type { Providers } from './services.ts';
import { unlessAborted } from './unlessAborted.ts';

/** In milliseconds. The login waits this long for the ID token, then is sent without one. */
const ID_TOKEN_TIMEOUT = 10_000;

interface LoginProofOptions {
  providers: Promise<Pick<Providers, 'loadIdentity'>>;
  platform: Pick<Platform, 'wait'>;
}

/**
 * Returns a function that resolves with the ID token of an account, for POST /login (docs/product-rules.md#login-proof). It never rejects:
 * it resolves with undefined if the identity service gives none in 10 s, because a missing proof must not block browsing. It keeps no token.
 */
export const createLoginProof =
  ({ providers, platform }: LoginProofOptions) =>
  async (email: string): Promise<string | undefined> => {
    const ask = async () => (await (await providers).loadIdentity()).getIdToken(email);
    return withTimeout({ milliseconds: ID_TOKEN_TIMEOUT, platform }, (ends) => unlessAborted(ask(), ends)).catch(() => undefined);
  };
