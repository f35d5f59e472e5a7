import { looks } from './Link.css.ts';
import { useSite, type SiteLinkProps } from './SiteProvider.tsx';

export interface LinkProps extends Omit<SiteLinkProps, 'className' | 'style'> {
  /** `text` inside sentences, underlined; `plain` leaves the look to what it holds. @default 'text' */
  look?: keyof typeof looks;
}

/** Goes somewhere. Where going is the main thing to do use ButtonLink; to do something here use Button. */
export function Link({ look = 'text', ...rest }: LinkProps) {
  const { LinkComponent } = useSite();
  return <LinkComponent {...rest} className={looks[look]} />;
}
