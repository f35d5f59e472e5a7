/** Matches secrets: Stripe's secret and restricted keys and webhook secrets, private keys, service accounts. */
const SECRET = /(?<![a-z0-9])(?:(?:sk|rk)_(?:test|live)|whsec)_|^\s*["']?(?:sk|rk)_|-----BEGIN [A-Z ]*PRIVATE KEY|"private_key"/i;

/**
 * Returns the names of the variables whose value is a secret. Everything that begins with VITE_ is public in the bundle, so one secret
 * stops the build.
 */
export const findSecrets = (variables: Record<string, string>): string[] =>
  Object.keys(variables).filter((name) => SECRET.test(variables[name] ?? ''));
