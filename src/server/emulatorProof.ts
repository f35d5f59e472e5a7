import * as v from 'valibot';
import { Email } from '#contract/forms/email.ts';
import { requireVerified } from './access.ts';
import type { LoginProof } from './ports.ts';

const Header = v.object({ alg: v.literal('none') });
const Claims = v.object({
  aud: v.string(),
  iss: v.string(),
  sub: v.pipe(v.string(), v.nonEmpty()),
  exp: v.number(),
  email: Email,
  email_verified: v.boolean(),
});

/** Decodes a part of a JWT; undefined if it is not base64url of JSON. */
function decodePart(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

interface EmulatorProofOptions {
  /** The id of the emulator's project. */
  project: string;
  /** Milliseconds since 1970. @default Date.now */
  now?: () => number;
}

/**
 * Requires an ID token of the Firebase Auth emulator for each login, of an account whose email is verified. Reads its claims alone. **This
 * is not how a backend checks a token**, unless nobody but this computer can reach it. The emulator does not sign its tokens (`alg: none`),
 * so anybody can write one. A real backend must verify Google's signature with Firebase's Admin SDK (`verifyIdToken`), and `checkRevoked`
 * where a disabled account must lose access at once. Tokens with a signature are refused here, because this could not verify it.
 */
export const emulatorProof = ({ project, now = Date.now }: EmulatorProofOptions): LoginProof => ({
  isRequired: true,
  readEmail: (idToken) => {
    const [header = '', payload = '', signature, ...rest] = idToken.split('.');
    if (signature !== '' || rest.length > 0 || !v.is(Header, decodePart(header))) return null;
    const claims = v.safeParse(Claims, decodePart(payload));
    if (!claims.success) return null;
    const { aud, iss, exp } = claims.output;
    const isOfProject = aud === project && iss === `https://securetoken.google.com/${project}`;
    return isOfProject && exp * 1000 > now() ? requireVerified(claims.output) : null;
  },
});
