/** What stands for a secret. */
export const HIDDEN = '•••';

const SECRET_KEY = /password|secret|token|card|paymentMethod/i;
/** The provider's client secrets, JSON Web Tokens, and headers with a token. */
const SECRET_TEXT = /_secret_|^eyJ|^Bearer /;

/**
 * Copies data for the eyes of whoever reviews a story, as JSON. Secrets become HIDDEN, by the name of their property or by their form, with
 * all that such a property contains. Objects of a class become their name, and errors their message.
 */
export function redact(value: unknown, isSecret = false): unknown {
  if (typeof value === 'string') return (isSecret && value !== '') || SECRET_TEXT.test(value) ? HIDDEN : value;
  if (value === null || value === undefined || typeof value === 'boolean') return value;
  if (typeof value === 'number') return isSecret ? HIDDEN : value;
  if (Array.isArray(value)) return value.map((item) => redact(item, isSecret));
  if (value instanceof Error) return redact({ error: value.name, message: value.message }, isSecret);
  if (typeof value !== 'object') return `(${typeof value})`;
  const { constructor } = value;
  if (typeof constructor === 'function' && constructor !== Object) return `(${constructor.name})`;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, redact(item, isSecret || SECRET_KEY.test(key))]));
}
