import { useCallback, useState } from 'react';
import { useSafePicture } from './useSafePicture.ts';

/**
 * The first of the sources that may be drawn and has not failed; null when none is left.
 * Give `watch` to the image as ref and `onError`.
 */
export function usePicture(sources: readonly string[]) {
  const toSafe = useSafePicture();
  const [failed, setFailed] = useState<readonly string[]>([]);
  const address = sources.map(toSafe).find((safe) => safe !== null && !failed.includes(safe)) ?? null;
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
