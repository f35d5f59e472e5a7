import { createContext, type ReactNode, useContext } from 'react';
import type { CardPayments, Platform, IdentityService, ShopApi } from './ports.ts';

/** An account that a demo offers on /login. */
export interface DemoAccount {
  email: string;
  password: string;
  role: string;
}

/** What stands behind the shop besides its API: Firebase and nothing more, or the sandbox. */
export interface Backend {
  /** Loads what tells who is signed in, after the first paint; rejects when it cannot be loaded, and may be asked again. */
  loadIdentity: () => Promise<IdentityService>;
  /** Loads what takes cards, for the payment page alone; rejects when it cannot be loaded, and may be asked again. */
  loadCards: () => Promise<CardPayments>;
  /** Offered on /login; none in live mode. */
  demoAccounts: DemoAccount[];
  /** Said on every page; null in live mode. */
  notice: ReactNode;
  /** Hears that the sandbox's world is the seed again: whatever was read or owed is void. Never in live mode. Returns how to stop. */
  onReset: (listener: () => void) => () => void;
}

/** Everything outside that the app needs, chosen once in main.tsx. */
export interface Services {
  api: ShopApi;
  platform: Platform;
  /** Loads after the first paint. */
  backend: Promise<Backend>;
}

const ServicesContext = createContext<Services | null>(null);
export const ServicesProvider = ServicesContext.Provider;

/** The services; only below ServicesProvider. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}
