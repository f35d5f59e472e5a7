import { Link } from 'react-router-dom';
import type { LinkTarget } from '#components/primitives/Link/SiteProvider.tsx';

/** What the library's links are made of in the app: the router's. */
export function RouterLink({ href, state, ...rest }: LinkTarget) {
  return <Link to={href} state={state} {...rest} />;
}
