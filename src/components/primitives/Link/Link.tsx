'use client';

import { focusClicked } from '../focusClicked.ts';
import { variants } from './Link.css.ts';
import { type LinkTarget, useSite } from './SiteProvider.tsx';

export interface LinkProps extends Omit<LinkTarget, 'className' | 'style'> {
  /** `text` within sentences, underlined; `plain` leaves the appearance to its content and container. @default 'plain' */
  variant?: keyof typeof variants;
}

/** A link. Use ButtonLink if navigating is the primary action, Button for an action on this page. */
export function Link({ variant = 'plain', onClick, ...rest }: LinkProps) {
  const { LinkComponent } = useSite();
  return (
    <LinkComponent
      {...rest}
      className={variants[variant]}
      onClick={(event) => {
        focusClicked(event);
        onClick?.(event);
      }}
    />
  );
}
