import { isLoopback } from './isLoopback.ts';

/** Raster formats only: an SVG can carry a document's worth of mischief, and browsers differ in how they tame it. */
const RASTER = /^data:image\/(?:png|jpe?g|gif|webp|avif)[;,]/i;

/** Where a picture is asked for: addresses of the site (its base, '/shop/') and of the page (with its origin). */
export interface PicturePlace {
  site: string;
  page: string;
}

/**
 * The address to draw a picture from, or null when it must not be asked for (docs/product-rules.md#images): only https:, same-origin,
 * loopback http: and data: raster addresses are. Relative ones lie below the site. What is left out is left out silently:
 * the caller tries the next source.
 */
export function safePicture(source: string, { site, page }: PicturePlace): string | null {
  if (source.trim() === '') return null;
  const origin = new URL(page);
  const base = new URL(site, origin);
  if (!URL.canParse(source, base)) return null;
  const url = new URL(source, base);
  if (url.username !== '' || url.password !== '') return null;
  if (url.protocol === 'data:') return RASTER.test(url.href) ? url.href : null;
  // A path alone reads the same on a server and in a browser; one that begins with // would name another host.
  if (url.origin === origin.origin && url.protocol === origin.protocol)
    return url.pathname.startsWith('//') ? url.href : url.pathname + url.search;
  if (url.protocol === 'https:') return url.href;
  return url.protocol === 'http:' && isLoopback(url.hostname) ? url.href : null;
}
