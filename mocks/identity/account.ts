import * as v from 'valibot';

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

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Hashes a password, because a user may type a real one in spite of the warning. */
export async function digestOf(password: string, salt: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveBits']);
  const settings = { name: 'PBKDF2', hash: 'SHA-256', salt: new TextEncoder().encode(salt), iterations: 100_000 };
  return hex(new Uint8Array(await crypto.subtle.deriveBits(settings, key, 256)));
}

export const newSalt = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));
