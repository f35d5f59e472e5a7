import { useEffect, useEffectEvent } from 'react';

/**
 * Makes `control`, which is no input, take the focus as one does: focused, or its label clicked, it hands the focus to `enter`.
 * @param control what the form's label points to; it needs a tabIndex of its own
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
