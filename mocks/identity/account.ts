import * as v from 'valibot';
import { toHex } from '../randomHex.ts';

/**
 * An account that a user created in the sandbox. It is a row of the world, so that all tabs of this browser share it, it survives a
 * reload, and Reset deletes it. Demo data: the password is never a real one, and only its digest is stored.
 */
export const Account = v.object({
  _id: v.string(),
  email: v.string(),
  displayName: v.string(),
  photoURL: v.string(),
  salt: v.string(),
  digest: v.string(),
});
export type Account = v.InferOutput<typeof Account>;

const ITERATIONS = 100_000;

/** Over plain http, browsers have no Web Crypto. */
async function deriveInScript(password: Uint8Array, salt: Uint8Array): Promise<Uint8Array> {
  const [{ pbkdf2Async }, { sha256 }] = await Promise.all([import('@noble/hashes/pbkdf2.js'), import('@noble/hashes/sha2.js')]);
  return pbkdf2Async(sha256, password, salt, { c: ITERATIONS, dkLen: 32 });
}

async function derive(password: Uint8Array<ArrayBuffer>, salt: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (!('subtle' in crypto)) return deriveInScript(password, salt);
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  return new Uint8Array(await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS }, key, 256));
}

/** Hashes a password, because a user may type a real one in spite of the warning. */
export async function digestOf(password: string, salt: string): Promise<string> {
  const encoder = new TextEncoder();
  return toHex(await derive(encoder.encode(password), encoder.encode(salt)));
}
