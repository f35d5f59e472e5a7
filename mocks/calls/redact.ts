/** The names of values that nobody may read in the ledger, in any case. */
const SECRETS = /^(authorization|accesstoken|idtoken|token|clientsecret|client_secret|password)$/i;

const REDACTED = '(redacted)';

/** The same for a text that is no JSON: what follows such a name. */
const SECRETS_IN_TEXT = /(authorization|accessToken|idToken|token|clientSecret|client_secret|password)(["']?\s*[:=]\s*)\S+/gi;

/** Returns the text of a body without its secrets. The values of JSON stay what they are. */
export function redactText(text: string): string {
  try {
    const body: unknown = JSON.parse(text, (name, value: unknown) => (SECRETS.test(name) ? REDACTED : value));
    return JSON.stringify(body);
  } catch {
    return text.replaceAll(SECRETS_IN_TEXT, `$1$2${REDACTED}`);
  }
}
