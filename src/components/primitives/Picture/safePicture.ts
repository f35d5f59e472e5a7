import { isLoopback } from './isLoopback.ts';

/** Raster formats only: an SVG is a document that can contain scripts, and browsers differ in how they restrict it. */
const RASTER = /^data:image\/(?:png|jpe?g|gif|webp|avif)[;,]/i;

/** The site's base path ('/shop/') and the page's URL (with its origin). */
export interface PicturePlace {
  site: string;
  page: string;
}

/**
 * Returns the address of a picture, or null if it must not be requested (docs/product-rules.md#images). Allows only https:,
 * same-origin, local http: and raster data: addresses. Relative ones resolve against the site's base. Rejects silently, because the
 * caller tries the next source.
 */
export function safePicture(source: string, { site, page }: PicturePlace): string | null {
  if (source.trim() === '') return null;
  const origin = new URL(page);
  const base = new URL(site, origin);
  if (!URL.canParse(source, base)) return null;
  const url = new URL(source, base);
  if (url.username !== '' || url.password !== '') return null;
  if (url.protocol === 'data:') return RASTER.test(url.href) ? url.href : null;
  // A path alone is the same on a server and in a browser, but one that begins with // would name another host.
  if (url.origin === origin.origin && url.protocol === origin.protocol)
    return url.pathname.startsWith('//') ? url.href : url.pathname + url.search;
  if (url.protocol === 'https:') return url.href;
  return url.protocol === 'http:' && isLoopback(url.hostname) ? url.href : null;
}
