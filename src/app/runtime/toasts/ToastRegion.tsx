import { Suspense, useDeferredValue, useSyncExternalStore } from 'react';
import { lazyWithRetry } from '#components/lazyWithRetry.tsx';
import { Boundary } from '../../navigation/Boundary.tsx';
import { useFlows } from '../FlowsProvider.tsx';
import type { ToastMessage, ToastStore } from './toastStore.ts';

const Toaster = lazyWithRetry(async () => (await import('#components/primitives/Toaster/Toaster.tsx')).Toaster);

const none: ToastMessage[] = [];
const noToasts = () => none;

/**
 * Shows the toasts of the store. Its code loads with the flows, which report what was booked or paid, and earlier only for a toast: on a busy
 * page it would come later than the navigation that the toast belongs to.
 */
export function ToastRegion({ store }: { store: ToastStore }) {
  const current = useSyncExternalStore(store.subscribe, store.read, noToasts);
  // New ones come after the next page, because the focus on its heading would interrupt a screen reader that says them.
  const arrived = useDeferredValue(current);
  const toasts = arrived.filter((toast) => current.includes(toast));
  const isRunning = useFlows() !== null;
  const isNeeded = isRunning || toasts.length > 0;
  return (
    <Boundary resetKey={toasts.map(({ id }) => id).join(' ')} fallback={() => null}>
      <Suspense fallback={null}>{isNeeded && <Toaster toasts={toasts} onDismiss={store.dismiss} />}</Suspense>
    </Boundary>
  );
}
