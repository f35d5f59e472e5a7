/**
 * Reports the keys under `space` that other tabs change in the browser's storage. A channel message may arrive before the stored value:
 * Chromium sends this event only when the tab can read the change.
 * @param open returns the target of the storage events: the window
 */
export function storageChanges(open: () => Pick<EventTarget, 'addEventListener' | 'removeEventListener'>, space: string) {
  const prefix = `${space}:`;
  return (listener: (key: string) => void): (() => void) => {
    const target = open();
    const hear = (event: Event) => {
      const { key } = event as StorageEvent;
      if (key?.startsWith(prefix)) listener(key.slice(prefix.length));
    };
    target.addEventListener('storage', hear);
    return () => target.removeEventListener('storage', hear);
  };
}
