'use client';

import { type FormHTMLAttributes, type Ref, type SubmitEvent, useEffect, useImperativeHandle, useRef } from 'react';
import { useKeptValues } from './useKeptValues.ts';

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
