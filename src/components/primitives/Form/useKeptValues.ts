import { useLayoutEffect, type RefObject } from 'react';

/**
 * Keeps the values of a form's controls while `isReadOnly`, whatever changes them with an event. Browsers know `readonly` for texts only: a
 * date picker still changes the value, and boxes, radio buttons and selects ignore it. `disabled` would take the focus, and the values from
 * screen readers. No handler hears of such a change.
 */
export function useKeptValues(form: RefObject<HTMLFormElement | null>, isReadOnly: boolean): void {
  useLayoutEffect(() => {
    const element = form.current;
    if (!isReadOnly || element === null) return undefined;
    const controls = element.querySelectorAll<HTMLInputElement>('input:not([type="file"]), select, textarea');
    const values = new Map([...controls].map((control) => [control, control.value]));
    const keep = (event: Event) => {
      const control = event.target as HTMLInputElement;
      const value = values.get(control);
      const isBox = /checkbox|radio/.test(control.type);
      if (value === undefined || (event.type === 'click' && !isBox)) return;
      event.stopPropagation();
      // The browser then unchecks the box again.
      if (isBox) event.preventDefault();
      else control.value = value;
    };
    // Before any handler of the form.
    const events = ['input', 'change', 'click'];
    for (const type of events) element.addEventListener(type, keep, true);
    return () => {
      for (const type of events) element.removeEventListener(type, keep, true);
    };
  }, [form, isReadOnly]);
}
