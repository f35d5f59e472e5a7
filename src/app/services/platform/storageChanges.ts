/**
 * Word of what other tabs have done to the browser's storage, under names that begin with `space`. A channel may be ahead of the storage
 * itself: Chromium tells a tab of a change there only when the tab can read it.
 * @param open names where the browser tells it: the window
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
