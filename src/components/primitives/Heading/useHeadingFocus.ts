import { useRef } from 'react';

/**
 * For a button that goes away with what it is about, such as Retry: the heading above takes the focus, which would fall out of the page.
 * Give `heading` to the heading, which must be able to take the focus, and `act` to the button.
 */
export function useHeadingFocus<Of extends unknown[]>(onAct: (...of: Of) => void) {
  const heading = useRef<HTMLHeadingElement>(null);
  const act = (...of: Of) => {
    heading.current?.focus();
    onAct(...of);
  };
  return { heading, act };
}
