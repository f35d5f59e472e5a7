import { isLoadFailure } from '#components/lazyWithRetry.tsx';
import { CrashedScreen } from '#components/screens/shell/CrashedScreen/CrashedScreen.tsx';

/** The fallback for a page that crashed, or whose code did not load. */
export const crashed = (homeHref: string) => (retry: () => void, error: unknown) => (
  <CrashedScreen view={{ state: isLoadFailure(error) ? 'unloaded' : 'crashed', homeHref }} onRetry={retry} />
);
