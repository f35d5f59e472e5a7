import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { ToastStore } from './toastStore.ts';

const Toaster = lazy(() => import('#components/primitives/Toaster/Toaster.tsx').then(({ Toaster: component }) => ({ default: component })));

/** Shows the store's toasts; the code for it loads with the first one. */
export function ToastRegion({ store }: { store: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.read);
  const wasNeeded = toasts.length > 0;
  return <Suspense fallback={null}>{wasNeeded && <Toaster toasts={toasts} onDismiss={store.dismiss} />}</Suspense>;
}
