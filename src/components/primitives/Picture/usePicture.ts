import { useCallback, useState } from 'react';
import { useSite } from '../Link/useSite.ts';
import { safePicture } from './safePicture.ts';

/** Where no browser is (the page drawn to HTML at build time) only paths come out, and these are the same everywhere. */
const pageAddress = (): string => (typeof document === 'undefined' ? 'https://site.invalid/' : document.baseURI);

/**
 * The first of the sources that may be drawn and has not failed; null when none is left.
 * Give `watch` to the image as ref and `onError`.
 */
export function usePicture(sources: readonly string[]) {
  const { siteBase } = useSite();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const place = { site: siteBase, page: pageAddress() };
  const address = sources.map((source) => safePicture(source, place)).find((safe) => safe !== null && !failed.includes(safe)) ?? null;
  const onError = useCallback(() => {
    if (address !== null) setFailed((before) => [...before, address]);
  }, [address]);
  // Markup from the server may have failed before anybody listened.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image !== null && image.complete && image.naturalWidth === 0) onError();
    },
    [onError],
  );
  return { address, ref, onError };
}
