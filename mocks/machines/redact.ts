/** Shown instead of a secret. */
export const HIDDEN = '•••';

const SECRET_KEY = /password|secret|token|card|paymentMethod/i;
/** The provider's client secrets, JSON Web Tokens, headers with a token, and the numbers of cards. A time in milliseconds is shorter. */
const SECRET_TEXT = /_secret_|\beyJ|\bBearer |(?<!\w)(\d[ -]?){14,19}(?!\w)/;

/**
 * Returns a JSON copy without secrets, for the dock. A value becomes HIDDEN if its property has a secret's name, or if it looks
 * like a secret. Errors become their message, and other instances the name of their class. `around` are the objects that contain the value,
 * to end at a cycle.
 */
export function redact(value: unknown, isSecret = false, around: readonly unknown[] = []): unknown {
  if (typeof value === 'string' || typeof value === 'number') {
    return (isSecret && value !== '') || SECRET_TEXT.test(String(value)) ? HIDDEN : value;
  }
  if (value === null || value === undefined || typeof value === 'boolean') return value;
  if (value instanceof Error) return redact({ error: value.name, message: value.message }, isSecret);
  if (typeof value !== 'object') return `(${typeof value})`;
  if (around.includes(value)) return '(again)';
  const within = [...around, value];
  if (Array.isArray(value)) return value.map((item) => redact(item, isSecret, within));
  const { constructor } = value;
  if (typeof constructor === 'function' && constructor !== Object) return `(${constructor.name})`;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, redact(item, isSecret || SECRET_KEY.test(key), within)]));
}
