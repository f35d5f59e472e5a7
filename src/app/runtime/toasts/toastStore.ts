import { createContext, useContext } from 'react';
import { createStore } from '#contract/store.ts';
import type { Toast } from '#components/primitives/Toaster/toast.ts';

/** A toast, with a unique id. */
export interface ToastMessage extends Toast {
  /** The matter it is about. A later toast about the same matter replaces it, so that an old error never contradicts a success. */
  topic?: string;
}

/** Creates the store of the toasts. Any part of the app can add one; a single region shows them. */
export function createToastStore() {
  const { read, write, subscribe } = createStore<ToastMessage[]>([]);
  let count = 0;
  return {
    add: (toast: Omit<ToastMessage, 'id'>) => {
      count += 1;
      const others = read().filter(({ topic }) => topic === undefined || topic !== toast.topic);
      write([...others, { ...toast, id: `toast-${count}` }]);
    },
    dismiss: (id: string) => write(read().filter((toast) => toast.id !== id)),
    dismissWhere: (matches: (toast: ToastMessage) => boolean) => write(read().filter((toast) => !matches(toast))),
    read,
    subscribe,
  };
}

/** The store of the toasts. */
export type ToastStore = ReturnType<typeof createToastStore>;

const ToastsContext = createContext<ToastStore | null>(null);
/** Provides the toast store to its children. */
export const ToastsProvider = ToastsContext.Provider;

/** Returns the toast store, so that a page can add toasts. Throws outside ToastsProvider. */
export function useToasts(): ToastStore {
  const toasts = useContext(ToastsContext);
  if (toasts === null) throw new Error('useToasts needs a ToastsProvider above it');
  return toasts;
}
