import { looks } from './Link.css.ts';
import type { LinkTarget } from './site.ts';
import { useSite } from './useSite.ts';

export interface LinkProps extends Omit<LinkTarget, 'className' | 'style'> {
  /** `text` inside sentences, underlined; `plain` leaves the look to what it holds and stands in. @default 'plain' */
  look?: keyof typeof looks;
}

/** Goes somewhere. Where going is the main thing to do use ButtonLink; to do something here use Button. */
export function Link({ look = 'plain', ...rest }: LinkProps) {
  const { LinkComponent } = useSite();
  return <LinkComponent {...rest} className={looks[look]} />;
}
