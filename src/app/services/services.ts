import { createContext, type ReactNode, useContext } from 'react';
import type { CardPayments, Platform, IdentityService, ShopApi } from './ports.ts';

/** A demo account that /login offers. */
export interface DemoAccount {
  email: string;
  password: string;
  role: string;
}

/** The services that the shop has besides the backend's API: Firebase and Stripe, or the sandbox in their place. */
export interface Providers {
  /** Loads the identity service. Rejects if it cannot be loaded, and can then be called again. */
  loadIdentity: () => Promise<IdentityService>;
  /** Loads the card payments, for the payment page only. Rejects if they cannot be loaded, and can then be called again. */
  loadCards: () => Promise<CardPayments>;
  /** Offered on /login; empty in live mode. */
  demoAccounts: DemoAccount[];
  /** Shown on every page; null in live mode. */
  notice: ReactNode;
  /**
   * Calls the listener when the sandbox is reset to its seed, because cached data, pending orders and pending payments are then no longer
   * valid. Never called in live mode. Returns an unsubscribe function.
   */
  onReset: (listener: () => void) => () => void;
}

/** Everything external that the app needs, chosen once in main.tsx. */
export interface Services {
  api: ShopApi;
  platform: Platform;
  /** Loads after the first paint. */
  providers: Promise<Providers>;
  /** Shown in the place of the providers' notice until they are loaded, also in prerendered pages. null: there will be none. */
  startingNotice: ReactNode;
  /** True in the sandbox, also before its providers are loaded. */
  isDemo: boolean;
  /** The address of a text with the licences of what others have made. @default no link to it */
  licencesHref?: string | undefined;
}

const ServicesContext = createContext<Services | null>(null);
/** Provides the services to its children. */
export const ServicesProvider = ServicesContext.Provider;

/** Returns the services. Throws outside ServicesProvider. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('useServices needs a ServicesProvider above it');
  return services;
}
