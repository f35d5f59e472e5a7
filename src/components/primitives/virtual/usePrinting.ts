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

/** Returns true while the page is being printed, starting before the print layout. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing);
