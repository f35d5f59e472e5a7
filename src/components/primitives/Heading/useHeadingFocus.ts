import { useRef } from 'react';

/**
 * For a button that disappears when it is clicked, such as Retry: moves focus to the heading above, so that it is not lost. Pass `heading`
 * as ref to the heading, which must be focusable, and `act` to the button.
 */
export function useHeadingFocus<Of extends unknown[]>(onAct: (...of: Of) => void) {
  const heading = useRef<HTMLHeadingElement>(null);
  const act = (...of: Of) => {
    heading.current?.focus();
    onAct(...of);
  };
  return { heading, act };
}
