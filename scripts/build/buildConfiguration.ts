import { loadEnv } from 'vite';
import { type ConfigurationReading, readConfiguration } from '#app/services/configuration/configuration.ts';
import { findSecrets } from './secrets.ts';

/** True for `live`, which shoppers get, and for `loopback`, the same build for a local backend and emulator (.env.loopback). */
export const isLive = (mode: string): boolean => mode === 'live' || mode === 'loopback';

/** True for the modes that build the shop; Storybook is built with the same vite.config.ts. */
export const isShop = (mode: string): boolean => isLive(mode) || mode === 'sandbox';

/** Reads the configuration of a live build from its mode's variables; null in other modes. Throws if a public variable holds a secret. */
export function readBuildConfiguration(mode: string, root: string): ConfigurationReading | null {
  const variables = loadEnv(mode, root, 'VITE_');
  const secrets = findSecrets(variables);
  if (secrets.length > 0)
    throw new Error(`${secrets.join(', ')}: contains a secret. Variables that begin with VITE_ are public on the site.`);
  return isLive(mode) ? readConfiguration(variables) : null;
}
