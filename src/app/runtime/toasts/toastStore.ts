import type { Toast } from '#components/primitives/Toaster/toast.ts';

/** A toast, with a unique id. */
export interface ToastMessage extends Toast {
  /** The matter it is about. A later toast about the same matter replaces it, so that an old error never contradicts a success. */
  topic?: string;
}

/** Creates the store of the toasts. Any part of the app can add one; a single region shows them. */
export function createToastStore() {
  let toasts: ToastMessage[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const change = (next: ToastMessage[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    add: (toast: Omit<ToastMessage, 'id'>) => {
      count += 1;
      const others = toasts.filter(({ topic }) => topic === undefined || topic !== toast.topic);
      change([...others, { ...toast, id: `toast-${count}` }]);
    },
    dismiss: (id: string) => change(toasts.filter((toast) => toast.id !== id)),
    dismissWhere: (matches: (toast: ToastMessage) => boolean) => change(toasts.filter((toast) => !matches(toast))),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => toasts,
  };
}

/** The store of the toasts. */
export type ToastStore = ReturnType<typeof createToastStore>;
