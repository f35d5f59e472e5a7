import { useRef } from 'react';

/**
 * Gives the focus back to what had it before a dialog opened. Radix does so only for its own trigger, and our dialogs are opened by
 * state and address. When the opener is gone, as after a removed row, the page's heading takes it; when nothing had it, nothing does.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const target = opener.current?.isConnected === true ? opener.current : document.querySelector('[data-page-heading]');
      if (target instanceof HTMLElement && target !== document.body) target.focus({ preventScroll: true });
    },
  };
}
