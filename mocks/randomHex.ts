/** Two hexadecimal digits for each byte. */
export const toHex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** 32 random hexadecimal digits. Over plain http, browsers have no `crypto.randomUUID`, but this. */
export const randomHex = (): string => toHex(crypto.getRandomValues(new Uint8Array(16)));
