import { useSyncExternalStore } from 'react';
import { reducedMotion } from '../../theme/tokens.ts';

const lessMotion = () => matchMedia(reducedMotion).matches;
const watchMotion = (tell: () => void) => {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
};

const tabHidden = () => document.hidden;
const watchTab = (tell: () => void) => {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
};

const no = () => false;

/** What asks for quiet around a thing that moves by itself: the person's wish for less motion, and a tab nobody looks at. */
export function useQuiet(): { lessMotion: boolean; tabHidden: boolean } {
  return {
    lessMotion: useSyncExternalStore(watchMotion, lessMotion, no),
    tabHidden: useSyncExternalStore(watchTab, tabHidden, no),
  };
}
