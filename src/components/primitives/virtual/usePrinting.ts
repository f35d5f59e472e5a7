import { useSyncExternalStore } from 'react';

let printing = false;

function subscribe(listener: () => void) {
  const begin = () => {
    printing = true;
    listener();
  };
  const end = () => {
    printing = false;
    listener();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** Whether the page is being printed, from before it is laid out for paper. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing);
