import { createContext, useContext } from 'react';
import type { ToastStore } from './toastStore.ts';

const ToastsContext = createContext<ToastStore | null>(null);
/** Provides the toast store to its children. */
export const ToastsProvider = ToastsContext.Provider;

/** Returns the toast store, so that a page can add toasts. Throws outside ToastsProvider. */
export function useToasts(): ToastStore {
  const toasts = useContext(ToastsContext);
  if (toasts === null) throw new Error('useToasts needs a ToastsProvider above it');
  return toasts;
}
