import { createContext, useContext } from 'react';
import type { ToastStore } from './toastStore.ts';

const ToastsContext = createContext<ToastStore | null>(null);
export const ToastsProvider = ToastsContext.Provider;

/** The messages at the top right, for a page to add to. */
export function useToasts(): ToastStore {
  const toasts = useContext(ToastsContext);
  if (toasts === null) throw new Error('useToasts needs a ToastsProvider above it');
  return toasts;
}
