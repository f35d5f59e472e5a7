'use client';

import type { ButtonVariant } from '../Button/Button.css.ts';
import { buttonVariant } from '../Button/Button.tsx';
import { focusClicked } from '../focusClicked.ts';
import { type LinkTarget, useSite } from '../Link/SiteProvider.tsx';

export interface ButtonLinkProps extends Omit<LinkTarget, 'className' | 'style'> {
  /** Same as Button's. @default 'neutral' */
  tone?: ButtonVariant['tone'];
  /** Same as Button's. @default 'solid' */
  emphasis?: ButtonVariant['emphasis'];
  /** @default 'medium' */
  size?: ButtonVariant['size'];
  /** `full` fills the available width. @default 'content' */
  width?: ButtonVariant['width'];
}

/** A link that looks like a button. Use Button for an action on this page, Link within a sentence. */
export function ButtonLink({ tone, emphasis, size, width, onClick, ...rest }: ButtonLinkProps) {
  const { LinkComponent } = useSite();
  return (
    <LinkComponent
      {...rest}
      className={buttonVariant({ tone, emphasis, size, width })}
      onClick={(event) => {
        focusClicked(event);
        onClick?.(event);
      }}
    />
  );
}
