import { useRef } from 'react';

/**
 * For a button that goes away with what it is about, such as Retry: the heading above takes the focus, which would fall out of the page.
 * Give `heading` to the heading, which must be able to take the focus, and `act` to the button.
 */
export function useHeadingFocus(onAct: () => void) {
  const heading = useRef<HTMLHeadingElement>(null);
  const act = () => {
    heading.current?.focus();
    onAct();
  };
  return { heading, act };
}
