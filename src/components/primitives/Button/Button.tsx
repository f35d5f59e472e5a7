import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import type { ButtonLook } from './Button.css.ts';
import { buttonLook } from './buttonLook.ts';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'className' | 'style'> {
  /** `accent` for the one thing to do, `neutral` beside it, `quiet` in rows and bars, `critical` where something is lost, `quietCritical` for the same in rows. @default 'neutral' */
  tone?: ButtonLook['tone'];
  /** @default 'medium' */
  size?: ButtonLook['size'];
  /** `full` takes the whole width it is given. @default 'content' */
  width?: ButtonLook['width'];
  /** `busy` while its own work runs, `unavailable` when it cannot be used (say why beside it): both stay focusable and ignore presses. @default 'ready' */
  state?: 'ready' | 'busy' | 'unavailable';
  ref?: Ref<HTMLButtonElement>;
}

/** Does something on this page. To go somewhere use ButtonLink; for one choice of many use Menu. */
export function Button({ tone, size, width, state = 'ready', type = 'button', onClick, children, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (state === 'ready') onClick?.(event);
    else event.preventDefault();
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonLook({ tone, size, width })}
      data-state={state}
      aria-disabled={state !== 'ready' || undefined}
      aria-busy={state === 'busy' || undefined}
      onClick={press}
    >
      {state === 'busy' && <Spinner size="text" />}
      {children}
    </button>
  );
}
