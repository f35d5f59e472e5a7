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

/** Returns the reasons to stop automatic motion: reduced motion, set in the system or in the shop, and a hidden tab. */
export function useQuiet(): { lessMotion: boolean; tabHidden: boolean } {
  return {
    lessMotion: useSyncExternalStore(watchMotion, lessMotion, no),
    tabHidden: useSyncExternalStore(watchTab, tabHidden, no),
  };
}
