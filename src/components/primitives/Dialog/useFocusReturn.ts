import { useRef } from 'react';

/**
 * Gives the focus back to what had it before a dialog opened. Radix does so only for its own trigger, and our dialogs are opened by
 * state and address. When the opener is gone, as after a removed row, or nothing had the focus, the page's heading takes it; but not
 * from where another dialog, closed at the same time, has put it.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const hasOpener = opener.current?.isConnected === true && opener.current !== document.body;
      const isLost = document.activeElement === null || document.activeElement === document.body;
      const target = hasOpener ? opener.current : isLost ? document.querySelector('[data-page-heading]') : null;
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}
