import type { ButtonLook } from '../Button/Button.css.ts';
import { buttonLook } from '../Button/buttonLook.ts';
import { type LinkTarget, useSite } from '../Link/SiteProvider.tsx';

export interface ButtonLinkProps extends Omit<LinkTarget, 'className' | 'style'> {
  /** Same as Button's. @default 'neutral' */
  tone?: ButtonLook['tone'];
  /** @default 'medium' */
  size?: ButtonLook['size'];
  /** `full` fills the available width. @default 'content' */
  width?: ButtonLook['width'];
}

/** A link that looks like a button. Use Button for an action on this page, Link within a sentence. */
export function ButtonLink({ tone, size, width, ...rest }: ButtonLinkProps) {
  const { LinkComponent } = useSite();
  return <LinkComponent {...rest} className={buttonLook({ tone, size, width })} />;
}
