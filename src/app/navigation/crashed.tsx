import { CrashedScreen } from '#components/screens/shell/CrashedScreen/CrashedScreen.tsx';

/** What stands in the place of a page that crashed. */
export const crashed = (homeHref: string) => (retry: () => void) => <CrashedScreen view={{ state: 'crashed', homeHref }} onRetry={retry} />;
