import { looks } from './Link.css.ts';
import { type LinkTarget, useSite } from './SiteProvider.tsx';

export interface LinkProps extends Omit<LinkTarget, 'className' | 'style'> {
  /** `text` within sentences, underlined; `plain` leaves the look to its content and container. @default 'plain' */
  look?: keyof typeof looks;
}

/** A link. Use ButtonLink if navigating is the primary action, Button for an action on this page. */
export function Link({ look = 'plain', ...rest }: LinkProps) {
  const { LinkComponent } = useSite();
  return <LinkComponent {...rest} className={looks[look]} />;
}
