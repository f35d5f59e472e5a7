import { type FocusEvent, useState } from 'react';

/** Which row has the focus, in a list whose items carry their `data-position`; null when none has. */
export function useFocusedRow(columnCount: number) {
  const [position, setPosition] = useState<number | null>(null);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) =>
    setPosition(Number(target.closest('[data-position]')?.getAttribute('data-position') ?? 0));
  const onBlur = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    // Another window may have taken the focus: then it comes back to where it was.
    if (!currentTarget.contains(document.activeElement)) setPosition(null);
  };
  return { focusedRow: position === null ? null : Math.floor(position / columnCount), onFocus, onBlur };
}
