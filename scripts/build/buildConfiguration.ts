import { loadEnv } from 'vite';
import { type ConfigurationReading, readConfiguration } from '#app/services/configuration/configuration.ts';

/** True for `live`, which shoppers get, and for `loopback`, the same build for a local backend and emulator (.env.loopback). */
export const isLive = (mode: string): boolean => mode === 'live' || mode === 'loopback';

/** True for the modes that build the shop; Storybook is built with the same vite.config.ts. */
export const isShop = (mode: string): boolean => isLive(mode) || mode === 'sandbox';

/** Matches secrets: Stripe's secret and restricted keys and webhook secrets, private keys, service accounts. */
const SECRET = /(?<![a-z0-9])(?:(?:sk|rk)_(?:test|live)|whsec)_|^\s*["']?(?:sk|rk)_|-----BEGIN [A-Z ]*PRIVATE KEY|"private_key"/i;

/**
 * Returns the names of the variables whose value is a secret. Everything that begins with VITE_ is public in the bundle, so one secret
 * stops the build.
 */
export const findSecrets = (variables: Record<string, string>): string[] =>
  Object.keys(variables).filter((name) => SECRET.test(variables[name] ?? ''));

/** Reads the configuration of a live build from its mode's variables; null in other modes. Throws if a public variable holds a secret. */
export function readBuildConfiguration(mode: string, root: string): ConfigurationReading | null {
  const variables = loadEnv(mode, root, 'VITE_');
  const secrets = findSecrets(variables);
  if (secrets.length > 0)
    throw new Error(`${secrets.join(', ')}: contains a secret. Variables that begin with VITE_ are public on the site.`);
  return isLive(mode) ? readConfiguration(variables) : null;
}
