/** What a secret looks like: Stripe's secret and restricted keys and webhook secrets, private keys, service accounts. */
const SECRET = /(?<![a-z0-9])(?:(?:sk|rk)_(?:test|live)|whsec)_|^\s*["']?(?:sk|rk)_|-----BEGIN [A-Z ]*PRIVATE KEY|"private_key"/i;

/**
 * The names of those variables whose value is a secret. Everything that begins with VITE_ is in the bundle for anybody to read, so one
 * secret among them stops the build.
 */
export const findSecrets = (variables: Record<string, string>): string[] =>
  Object.keys(variables).filter((name) => SECRET.test(variables[name] ?? ''));
