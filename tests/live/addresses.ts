import { portFor } from '#tests/support/playwright.ts';
import { loadEnv } from 'vite';

// If a port is in use, set PORT=… and the two variables of .env.loopback, both for the build and for the run.
const variables = loadEnv('loopback', process.cwd(), 'VITE_');

/** The URL of the live shop. */
export const SHOP = `http://127.0.0.1:${process.env['PORT'] ?? 4175}`;
/** The URL of the shop that npm run shop:local serves. */
export const LOCAL_SHOP = `http://127.0.0.1:${await portFor('LOCAL_PORT')}`;
/** The URL of the stand-in for Stripe's API. */
export const STRIPE = `http://127.0.0.1:${await portFor('STRIPE_PORT')}`;
/** The URL of the backend. */
export const API = variables['VITE_API_URL'] ?? '';
/** The URL of the Auth emulator. */
export const EMULATOR = variables['VITE_FIREBASE_AUTH_EMULATOR'] ?? '';
/** The id of the emulator's project. */
export const PROJECT = variables['VITE_FIREBASE_PROJECT_ID'] ?? '';

/** The key of the emulator's project. */
export const API_KEY = variables['VITE_FIREBASE_API_KEY'] ?? '';

export const portOf = (address: string): string => new URL(address).port;
