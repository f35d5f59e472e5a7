'use client';

import {
  type FormHTMLAttributes,
  type Ref,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';

export interface FormProps extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'action' | 'encType' | 'method' | 'noValidate' | 'onSubmit' | 'style' | 'target'
> {
  /** Called when the user submits the form. Without it, Enter does nothing, as in a search that filters while the user types. */
  onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined;
  /** While it is sent: nothing changes in it, not even by a date picker. Make its text fields readOnly too. @default false */
  readOnly?: boolean | undefined;
  ref?: Ref<HTMLFormElement> | undefined;
}

/**
 * A form that only code sends. If the user submits it before its code has loaded, nothing happens: a browser would otherwise send the form
 * itself, with a password in the address. Its fields show their own errors, so the browser shows none. Before `onSubmit`, its texts and
 * selects report what a password manager has set without an event (CONTRIBUTING.md#devices).
 */
export function Form({ onSubmit, readOnly = false, ref, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => form.current);
  const isSent = onSubmit !== undefined;
  useEffect(() => {
    const element = form.current;
    if (!isSent) return undefined;
    element?.addEventListener('submit', reportValues);
    return () => element?.removeEventListener('submit', reportValues);
  }, [isSent]);
  useKeptValues(form, readOnly);
  return (
    <form
      {...rest}
      ref={form}
      // The browser sends nothing, even when React hears no events: before hydration, and while a page transition begins.
      method="dialog"
      noValidate
      onSubmit={(event) => {
        // Otherwise this would close a dialog element around the form.
        event.preventDefault();
        onSubmit?.(event);
      }}
    />
  );
}

/**
 * Lets React compare the fields with the values that it knows: it calls `onChange` only where they differ, and for each select. A listener
 * of the form is called before React's, so that each change is rendered before the next one, and before `onSubmit`.
 */
function reportValues({ currentTarget }: Event) {
  // Not an output, which a field's change writes, and not a file, which React would report again.
  const fields = (currentTarget as HTMLFormElement).querySelectorAll<HTMLInputElement>('input:not([type="file"]), select, textarea');
  for (const [field, value] of [...fields].map((each) => [each, each.value] as const)) {
    // Another field's change has rendered this one, with the value that React knows. React intercepts the element's own setter.
    if (field.value !== value) Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/**
 * Keeps the values of a form's controls while `isReadOnly`, whatever changes them with an event. Browsers know `readonly` for texts only: a
 * date picker still changes the value, and boxes, radio buttons and selects ignore it. `disabled` would take the focus, and the values from
 * screen readers. No handler hears of such a change.
 */
function useKeptValues(form: RefObject<HTMLFormElement | null>, isReadOnly: boolean): void {
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
