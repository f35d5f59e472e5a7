'use client';

import type { FormHTMLAttributes, Ref, SubmitEvent } from 'react';

export interface FormProps extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'action' | 'encType' | 'method' | 'noValidate' | 'onSubmit' | 'style' | 'target'
> {
  /** Called when the user submits the form. Without it, Enter does nothing, as in a search that filters while the user types. */
  onSubmit?: ((event: SubmitEvent<HTMLFormElement>) => void) | undefined;
  ref?: Ref<HTMLFormElement> | undefined;
}

/**
 * A form that only code sends. If the user submits it before its code has loaded, nothing happens: a browser would otherwise send the form
 * itself, with a password in the address. Its fields show their own errors, so the browser shows none.
 */
export function Form({ onSubmit, ...rest }: FormProps) {
  return (
    <form
      {...rest}
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
