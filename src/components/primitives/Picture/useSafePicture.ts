import { useSite } from '../Link/SiteProvider.tsx';
import { safePicture } from './safePicture.ts';

/** At build time, when the page is prerendered, the origin does not matter: only paths are used, which are the same on every origin. */
const pageAddress = (): string => (typeof document === 'undefined' ? 'https://site.invalid/' : document.baseURI);

/** Returns `safePicture` for this site and page. */
export function useSafePicture(): (source: string) => string | null {
  const { siteBase } = useSite();
  return (source) => safePicture(source, { site: siteBase, page: pageAddress() });
}
