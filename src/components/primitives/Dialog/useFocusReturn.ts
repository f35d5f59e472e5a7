import { useRef } from 'react';

/**
 * Returns focus to the element that had it before a dialog opened. Radix does so only for its own trigger, but these dialogs are opened by
 * state and URL. If that element is gone, for example with a removed row, or nothing had focus, focuses the page heading: the last one, because
 * an administrator's overview stands above a page that has dialogs. A dialog that closed at the same time may have moved focus already; then it
 * stays there.
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
      const target = hasOpener ? opener.current : isLost ? [...document.querySelectorAll('[data-page-heading]')].at(-1) : null;
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}
