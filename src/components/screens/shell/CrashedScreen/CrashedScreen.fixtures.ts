import type { CrashedView } from './CrashedScreen.tsx';

/** The screen's only view. */
export const crashedViews = { crashed: { state: 'crashed', homeHref: '/' } } satisfies Record<CrashedView['state'], CrashedView>;
