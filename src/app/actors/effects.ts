import type { QueryClient } from '@tanstack/react-query';
import type { NavigationRef } from '../navigation/navigationRef.ts';
import type { Services } from '../services/services.ts';
import type { ToastStore } from '../toasts/toastStore.ts';

/** What the flows at the app's root reach outward with. */
export interface Effects extends Services {
  queries: QueryClient;
  toasts: ToastStore;
  navigationRef: NavigationRef;
}
