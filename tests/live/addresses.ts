import { loadEnv } from 'vite';

// Where a port is taken: PORT=… and the two variables of .env.loopback, set for the build and for the run.
const variables = loadEnv('loopback', process.cwd(), 'VITE_');

/** Where the live shop is served. */
export const SHOP = `http://127.0.0.1:${process.env['PORT'] ?? 4175}`;
/** The sandbox's backend as a server. */
export const API = variables['VITE_API_URL'] ?? '';
/** The Auth emulator. */
export const EMULATOR = variables['VITE_FIREBASE_AUTH_EMULATOR'] ?? '';
/** The emulator's project. */
export const PROJECT = variables['VITE_FIREBASE_PROJECT_ID'] ?? '';

export const portOf = (address: string): string => new URL(address).port;
