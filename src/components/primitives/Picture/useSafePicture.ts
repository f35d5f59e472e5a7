import { useSite } from '../Link/useSite.ts';
import { safePicture } from './safePicture.ts';

/** Where no browser is (the page drawn to HTML at build time) only paths come out, and these are the same everywhere. */
const pageAddress = (): string => (typeof document === 'undefined' ? 'https://site.invalid/' : document.baseURI);

/** What safePicture says of a source on this site and page. */
export function useSafePicture(): (source: string) => string | null {
  const { siteBase } = useSite();
  return (source) => safePicture(source, { site: siteBase, page: pageAddress() });
}
