import { Suspense, useSyncExternalStore } from 'react';
import { lazyWithRetry } from '#components/lazyWithRetry.tsx';
import { Boundary } from '../../navigation/Boundary.tsx';
import type { ToastMessage, ToastStore } from './toastStore.ts';

const Toaster = lazyWithRetry(async () => (await import('#components/primitives/Toaster/Toaster.tsx')).Toaster);

const none: ToastMessage[] = [];
const noToasts = () => none;

/** Shows the toasts of the store. The code for it loads with the first one. */
export function ToastRegion({ store }: { store: ToastStore }) {
  const toasts = useSyncExternalStore(store.subscribe, store.read, noToasts);
  const isNeeded = toasts.length > 0;
  return (
    <Boundary resetKey={toasts.map(({ id }) => id).join(' ')} fallback={() => null}>
      <Suspense fallback={null}>{isNeeded && <Toaster toasts={toasts} onDismiss={store.dismiss} />}</Suspense>
    </Boundary>
  );
}
