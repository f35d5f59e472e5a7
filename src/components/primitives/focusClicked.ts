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
  // A phone would put its keyboard away.
  const isTyping = matchMedia('(pointer: coarse)').matches && document.activeElement?.matches('input, textarea') === true;
  if (isByPointer && !opensMenu && !isTyping) currentTarget.focus({ preventScroll: true });
}
