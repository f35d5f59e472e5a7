import type { ButtonLook } from '../Button/Button.css.ts';
import { buttonLook } from '../Button/buttonLook.ts';
import type { LinkTarget } from '../Link/site.ts';
import { useSite } from '../Link/useSite.ts';

export interface ButtonLinkProps extends Omit<LinkTarget, 'className' | 'style'> {
  /** As for Button. @default 'neutral' */
  tone?: ButtonLook['tone'];
  /** @default 'medium' */
  size?: ButtonLook['size'];
  /** `full` takes the whole width it is given. @default 'content' */
  width?: ButtonLook['width'];
}

/** A link with the weight of a button: it goes somewhere. To do something on this page use Button; in a sentence use Link. */
export function ButtonLink({ tone, size, width, ...rest }: ButtonLinkProps) {
  const { LinkComponent } = useSite();
  return <LinkComponent {...rest} className={buttonLook({ tone, size, width })} />;
}
