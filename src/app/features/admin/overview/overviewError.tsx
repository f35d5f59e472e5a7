import { Button } from '#components/primitives/Button/Button.tsx';
import { Notice } from '#components/primitives/Notice/Notice.tsx';

/** Replaces an overview that crashed, or whose code could not be loaded. */
export const overviewError = (retry: () => void) => (
  <Notice tone="critical" title="The overview could not be shown" action={<Button onClick={retry}>Retry</Button>}>
    Your orders are not affected.
  </Notice>
);
