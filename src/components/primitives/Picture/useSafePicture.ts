import { useSite } from '../Link/SiteProvider.tsx';
import { safePicture } from './safePicture.ts';

/** Without a browser (the page is prerendered at build time) the origin does not matter: only paths are used, the same on every origin. */
const pageAddress = (): string => (typeof document === 'undefined' ? 'https://site.invalid/' : document.baseURI);

/** Returns `safePicture` for this site and page. */
export function useSafePicture(): (source: string) => string | null {
  const { siteBase } = useSite();
  return (source) => safePicture(source, { site: siteBase, page: pageAddress() });
}
