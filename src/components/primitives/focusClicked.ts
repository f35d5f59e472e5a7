import type { MouseEvent } from 'react';

/**
 * Gives the clicked control the focus, as every browser does but Safari. A dialog that the click opens can then return the focus to it. Call
 * it before anything else that the click does.
 */
export function focusClicked({ currentTarget, detail }: MouseEvent<HTMLElement>): void {
  // A key has the focus already, and a click by code is not the user's.
  const isByPointer = detail > 0;
  // A menu opens when the pointer goes down, so it has the focus by now. It returns it itself.
  const opensMenu = currentTarget.getAttribute('aria-haspopup') === 'menu';
  if (isByPointer && !opensMenu) currentTarget.focus({ preventScroll: true });
}
