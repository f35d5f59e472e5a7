import { type FocusEvent, useState } from 'react';

/** Tracks which row has focus, or null. The list's items must have a `data-position`. */
export function useFocusedRow(columnCount: number) {
  const [position, setPosition] = useState<number | null>(null);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) =>
    setPosition(Number(target.closest('[data-position]')?.getAttribute('data-position') ?? 0));
  const onBlur = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    // If another window has taken focus, the element gets it back later.
    if (!currentTarget.contains(document.activeElement)) setPosition(null);
  };
  return { focusedRow: position === null ? null : Math.floor(position / columnCount), onFocus, onBlur };
}
