import { useRef } from 'react';
import { focusPageHeading } from '../PageHeading/focusPageHeading.ts';

/**
 * Returns focus to the element that had it before a dialog opened. Radix does so only for its own trigger, but these dialogs are opened by
 * state and URL. If that element is gone, for example with a removed row, or nothing had focus, focuses the page's heading. A dialog that
 * closed at the same time may have moved focus already; then it stays there.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const before = opener.current;
      if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus({ preventScroll: true });
      else if (document.activeElement === null || document.activeElement === document.body) focusPageHeading();
    },
  };
}
