import type { QueryClient } from '@tanstack/react-query';
import type { NavigationRef } from '../navigation/navigationRef.ts';
import type { Services } from '../services/services.ts';
import type { ToastStore } from './toasts/toastStore.ts';

/** The services, cache, toasts and navigation that the app's flows use. */
export interface Effects extends Services {
  queries: QueryClient;
  toasts: ToastStore;
  navigationRef: NavigationRef;
}
