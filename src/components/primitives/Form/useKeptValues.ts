import { useLayoutEffect, type RefObject } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (element: EventTarget | null): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;

/**
 * Keeps the values of all controls of a form while `isReadOnly`. Browsers know `readonly` for texts only: a date picker or a password manager
 * still changes the value, and boxes, radio buttons and selects ignore it. `disabled` would take the focus, and the values from screen
 * readers. No handler hears of such a change.
 */
export function useKeptValues(form: RefObject<HTMLFormElement | null>, isReadOnly: boolean): void {
  useLayoutEffect(() => {
    const element = form.current;
    if (!isReadOnly || element === null) return undefined;
    const values = new Map([...element.elements].filter(isControl).map((control) => [control, control.value]));
    const restore = (event: Event) => {
      const control = event.target;
      const value = isControl(control) ? values.get(control) : undefined;
      if (!isControl(control) || value === undefined) return;
      const isChecked = control.matches('[type="checkbox"], [type="radio"]');
      if (event.type === 'click' && !isChecked) return;
      event.stopPropagation();
      // The browser then unchecks the box again.
      if (isChecked) event.preventDefault();
      else control.value = value;
    };
    const listeners = new AbortController();
    // Before any handler of the form.
    const options = { capture: true, signal: listeners.signal };
    for (const type of ['input', 'change', 'click']) element.addEventListener(type, restore, options);
    return () => listeners.abort();
  }, [form, isReadOnly]);
}
