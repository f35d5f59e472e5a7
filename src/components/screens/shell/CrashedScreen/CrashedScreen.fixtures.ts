import type { CrashedView } from './CrashedScreen.tsx';

/** One view for each state. */
export const crashedViews = {
  crashed: { state: 'crashed', homeHref: '/' },
  unloaded: { state: 'unloaded', homeHref: '/' },
} satisfies Record<CrashedView['state'], CrashedView>;
