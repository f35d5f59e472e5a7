import { useIsHydrated } from '../../useIsHydrated.ts';
import { useSite } from '../Link/SiteProvider.tsx';
import { safePicture } from './safePicture.ts';

/** Stands for the page on a server, which does not know its origin. Paths are the same on every origin. */
const UNKNOWN_PAGE = 'https://site.invalid/';

/** Returns `safePicture` for this site and page. */
export function useSafePicture(): (source: string) => string | null {
  const { siteBase } = useSite();
  const isHydrated = useIsHydrated();
  return (source) => safePicture(source, { site: siteBase, page: isHydrated ? document.baseURI : UNKNOWN_PAGE });
}
