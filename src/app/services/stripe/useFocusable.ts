import { useEffect, useEffectEvent } from 'react';

/**
 * Makes `control`, which is not an input, take the focus like one: when it is focused or its label is clicked, calls `enter`, which moves
 * the focus.
 * @param control the element that the form's label points to; it needs a tabIndex of its own
 */
export function useFocusable(control: HTMLElement | null, enter: () => void): void {
  const hand = useEffectEvent(enter);
  useEffect(() => {
    if (control === null) return;
    const label = [...document.querySelectorAll('label')].find(({ htmlFor }) => htmlFor === control.id);
    const listening = new AbortController();
    control.addEventListener('focus', () => hand(), listening);
    label?.addEventListener('click', () => control.focus(), listening);
    return () => listening.abort();
  }, [control]);
}
