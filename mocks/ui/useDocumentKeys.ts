import { useEffect, useEffectEvent } from 'react';

/** Calls the listener with each key that is pressed on the page, whatever has the focus. */
export function useDocumentKeys(listener: (event: KeyboardEvent) => void): void {
  const onKey = useEffectEvent(listener);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
