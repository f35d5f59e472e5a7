import { useCallback, useEffect, useState } from 'react';
import { useIsHydrated } from '../../useIsHydrated.ts';
import { useSite } from '../Link/SiteProvider.tsx';
import { safePicture } from './safePicture.ts';

/**
 * Returns the first source that is safe and has not failed, or null if none is left. Tries all again when the connection is back.
 * Pass `ref` and `onError` to the image.
 */
export function usePicture(sources: readonly string[]) {
  const toSafe = useSafePicture();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const address = firstUsable(sources, toSafe, failed);
  const onError = useCallback(() => {
    if (address !== null) setFailed((before) => [...before, address]);
  }, [address]);
  // A picture that failed without a connection is not broken.
  const hasFailed = failed.length > 0;
  useEffect(() => {
    if (!hasFailed) return undefined;
    const retry = () => setFailed([]);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed]);
  // A server-rendered image may have failed before React attached `onError`.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image !== null && image.complete && image.naturalWidth === 0) onError();
    },
    [onError],
  );
  return { address, ref, onError };
}

/** Stands for the page on a server, which does not know its origin. Paths are the same on every origin. */
const UNKNOWN_PAGE = 'https://site.invalid/';

/** Returns `safePicture` for this site and page. */
export function useSafePicture(): (source: string) => string | null {
  const { siteBase } = useSite();
  const isHydrated = useIsHydrated();
  return (source) => safePicture(source, { site: siteBase, page: isHydrated ? document.baseURI : UNKNOWN_PAGE });
}

/** Checks no more sources than needed, because a list checks them for each card that scrolls into view. */
function firstUsable(sources: readonly string[], toSafe: (source: string) => string | null, failed: readonly string[]): string | null {
  for (const source of sources) {
    const safe = toSafe(source);
    if (safe !== null && !failed.includes(safe)) return safe;
  }
  return null;
}
