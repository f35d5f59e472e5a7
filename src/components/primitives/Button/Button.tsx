'use client';

import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { focusClicked } from '../focusClicked.ts';
import { type ButtonVariant, base, quiet, sizes, solid, widths } from './Button.css.ts';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'className' | 'style'> {
  /** `accent` for the primary action, `neutral` beside it, `critical` if something is lost. @default 'neutral' */
  tone?: ButtonVariant['tone'];
  /** `quiet` in rows and bars, where a background would be too much. @default 'solid' */
  emphasis?: ButtonVariant['emphasis'];
  /** @default 'medium' */
  size?: ButtonVariant['size'];
  /** `full` fills the available width. @default 'content' */
  width?: ButtonVariant['width'];
  /**
   * `busy` while its action is pending, `unavailable` if it cannot be used (say why beside it). Both stay focusable and ignore clicks.
   * @default 'ready'
   */
  state?: 'ready' | 'busy' | 'unavailable';
  ref?: Ref<HTMLButtonElement>;
}

/** Performs an action on this page. Use ButtonLink to navigate, Menu to offer several actions. */
export function Button({ tone, emphasis, size, width, state = 'ready', type = 'button', onClick, children, ...rest }: ButtonProps) {
  const clickIfReady = (event: MouseEvent<HTMLButtonElement>) => {
    focusClicked(event);
    if (state === 'ready') onClick?.(event);
    else event.preventDefault();
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonVariant({ tone, emphasis, size, width })}
      data-state={state}
      aria-disabled={state !== 'ready' || undefined}
      aria-busy={state === 'busy' || undefined}
      onClick={clickIfReady}
    >
      {children}
    </button>
  );
}

/** Returns the class names of a button, or of a link that looks like one. */
export const buttonVariant = ({ tone = 'neutral', emphasis = 'solid', size = 'medium', width = 'content' }: ButtonVariant): string =>
  `${base} ${(emphasis === 'solid' ? solid : quiet)[tone]} ${sizes[size]} ${widths[width]}`;
