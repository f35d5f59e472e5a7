import { createSigner, createVerifier } from 'fast-jwt';
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import * as v from 'valibot';
import { Email } from '../src/contract/forms/email.ts';
import { requireVerified } from '../src/server/access.ts';
import type { AccessTokens, LoginProof } from '../src/server/ports.ts';
import { HttpError } from '../src/server/response.ts';

/** The shop renews its token when a call is answered with 401. */
const LIFETIME = '15m';
const ISSUER = 'gadget-garage';

/** Resolves with null if the token is refused. Rejects with 503 if it cannot be checked, because the keys cannot be loaded. */
async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    const isRefused = error instanceof errors.JOSEError && !['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT'].includes(error.code);
    if (isRefused) return null;
    throw new HttpError(503, 'The identity service does not answer');
  }
}

const Owner = v.object({ sub: v.string() });

/**
 * The access tokens of this backend: signed, for 15 minutes. They name nobody's rights, which are read from the database. Each call
 * reads one, and jose, which waits for WebCrypto, takes ten times as long.
 */
export function createAccessTokens(secret: string): AccessTokens {
  const sign = createSigner({ key: secret, algorithm: 'HS256', iss: ISSUER, expiresIn: LIFETIME });
  const verify = createVerifier({ key: secret, algorithms: ['HS256'], allowedIss: ISSUER, requiredClaims: ['iss', 'iat', 'exp', 'sub'] });
  return {
    issue: (email) => sign({ sub: email }),
    readEmail: (token) => {
      try {
        return v.parse(Owner, verify(token)).sub;
      } catch {
        // Whatever is wrong with it: nothing else can fail.
        return null;
      }
    },
  };
}

/** https://firebase.google.com/docs/auth/admin/verify-id-tokens#verify_id_tokens_using_a_third-party_jwt_library */
const GOOGLE_KEYS = new URL('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com');
const CLOCK_TOLERANCE = 30;

const Claims = v.object({
  sub: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)),
  auth_time: v.number(),
  email: Email,
  email_verified: v.boolean(),
});

/** Returns the email that signed claims prove; null if they prove none. Throws 403 if it is not verified; Google's accounts always are. */
function emailOf(payload: JWTPayload): string | null {
  const claims = v.safeParse(Claims, payload);
  if (!claims.success) return null;
  return claims.output.auth_time <= Date.now() / 1000 + CLOCK_TOLERANCE ? requireVerified(claims.output) : null;
}

interface FirebaseOptions {
  project: string;
  /** The public keys. @default Google's, kept as long as its answer allows */
  keys?: JWTVerifyGetKey;
}

/** Requires an ID token of a Firebase project for each login, signed by Google, of an account whose email is verified. */
export function firebaseProof({ project, keys = createRemoteJWKSet(GOOGLE_KEYS) }: FirebaseOptions): LoginProof {
  return {
    isRequired: true,
    readEmail: async (idToken) => {
      const verified = await orNull(
        jwtVerify(idToken, keys, {
          algorithms: ['RS256'],
          issuer: `https://securetoken.google.com/${project}`,
          audience: project,
          clockTolerance: CLOCK_TOLERANCE,
          requiredClaims: ['exp', 'iat'],
        }),
      );
      return verified === null ? null : emailOf(verified.payload);
    },
  };
}
