import * as v from 'valibot';

/**
 * An account that somebody made in the sandbox. It is a row of the world: every tab of this browser knows it, a reload keeps it, and
 * Reset takes it away with everything else that was made. Demo data: the password is never a real one, and is not kept as it was typed.
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

/** So that what lies in the browser's database is not what was typed, should somebody type a real password after all. */
export async function digestOf(password: string, salt: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveBits']);
  const settings = { name: 'PBKDF2', hash: 'SHA-256', salt: new TextEncoder().encode(salt), iterations: 100_000 };
  return hex(new Uint8Array(await crypto.subtle.deriveBits(settings, key, 256)));
}

export const newSalt = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));
