import { useSyncExternalStore } from 'react';
import { reducedMotion } from '../../theme/tokens.ts';

const lessMotion = () => matchMedia(reducedMotion).matches || document.documentElement.dataset['motion'] === 'reduced';
const watchMotion = (tell: () => void) => {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', tell);
  const choice = new MutationObserver(tell);
  choice.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  return () => {
    query.removeEventListener('change', tell);
    choice.disconnect();
  };
};

const tabHidden = () => document.hidden;
const watchTab = (tell: () => void) => {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
};

const no = () => false;

/** What asks for quiet around a thing that moves by itself: the wish for less motion, of the system or this page's, and a tab nobody looks at. */
export function useQuiet(): { lessMotion: boolean; tabHidden: boolean } {
  return {
    lessMotion: useSyncExternalStore(watchMotion, lessMotion, no),
    tabHidden: useSyncExternalStore(watchTab, tabHidden, no),
  };
}
