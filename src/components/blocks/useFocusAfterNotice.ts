import { useEffect, useRef } from 'react';

/** Returns the ref of a form's submit button. It takes the focus when a notice disappears together with the button that had it. */
export function useFocusAfterNotice(isShown: boolean) {
  const submit = useRef<HTMLButtonElement>(null);
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (wasShown.current && !isShown && document.activeElement === document.body) submit.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  return submit;
}
