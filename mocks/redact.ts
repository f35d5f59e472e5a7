/** Shown instead of a secret. */
export const HIDDEN = '(redacted)';

/** Parts of the names of secrets, in any case: `clientSecret` and `client_secret` have one. */
const NAMES = 'authorization|password|secret|token|card|paymentMethod';
const SECRET_NAME = new RegExp(NAMES, 'i');
/** The same for a text that is no JSON: a value that follows such a name. */
const SECRET_IN_TEXT = new RegExp(String.raw`((?:${NAMES})\w*)(["']?\s*[:=]\s*)(?:Bearer\s+)?\S+`, 'gi');
/** The provider's client secrets, JSON Web Tokens, and headers with a token. */
const TOKEN = /_secret_|\beyJ|\bBearer /;
/** A time in milliseconds is shorter. */
const CARD_NUMBER = /(?<!\w)(\d[ -]?){14,19}(?!\w)/;

/**
 * Returns a JSON copy without secrets, for the dock. A value becomes HIDDEN if its property has a secret's name, or if it looks
 * like a secret. Errors become their message, and other instances the name of their class. `around` are the objects that contain the value,
 * to end at a cycle.
 */
export function redact(value: unknown, isSecret = false, around: readonly unknown[] = []): unknown {
  if (typeof value === 'string' || typeof value === 'number') {
    const isHidden = (isSecret && value !== '') || TOKEN.test(String(value)) || CARD_NUMBER.test(String(value));
    return isHidden ? HIDDEN : value;
  }
  if (value === null || value === undefined || typeof value === 'boolean') return value;
  if (value instanceof Error) return redact({ error: value.name, message: value.message }, isSecret);
  if (typeof value !== 'object') return `(${typeof value})`;
  if (around.includes(value)) return '(again)';
  const within = [...around, value];
  if (Array.isArray(value)) return value.map((item) => redact(item, isSecret, within));
  const { constructor } = value;
  if (typeof constructor === 'function' && constructor !== Object) return `(${constructor.name})`;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, redact(item, isSecret || SECRET_NAME.test(key), within)]));
}

/**
 * Returns the text of a body without its secrets. The other values of JSON stay as they are. No call carries the number of a card, and what
 * looks like one may be a phone number.
 */
export function redactText(text: string): string {
  const isSecret = (name: string, value: unknown) => SECRET_NAME.test(name) || (typeof value === 'string' && TOKEN.test(value));
  try {
    return JSON.stringify(JSON.parse(text, (name, value: unknown) => (value !== null && isSecret(name, value) ? HIDDEN : value)));
  } catch {
    return text.replaceAll(SECRET_IN_TEXT, `$1$2${HIDDEN}`);
  }
}
