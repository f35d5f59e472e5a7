import type { AsyncValue } from '../../../asyncValue.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';

interface CountedNoticeProps {
  /** The name of the list, capitalized to begin a sentence. */
  of: string;
  counted: AsyncValue<unknown>;
  onRetry: () => void;
}

/** Says once that a list failed to load or refresh, even if it fills several cards. Otherwise renders nothing. */
export function CountedNotice({ of, counted, onRetry }: CountedNoticeProps) {
  const retry = (
    <Button size="small" onClick={onRetry}>
      Retry<VisuallyHidden> {of}</VisuallyHidden>
    </Button>
  );
  switch (counted.state) {
    case 'loading':
      return null;
    case 'failed':
      return (
        <Notice tone="critical" title={`${of} could not be loaded`} action={retry}>
          {counted.message}
        </Notice>
      );
    case 'ready':
      if (counted.stale === undefined) return null;
      return (
        <Notice tone="caution" title={of} action={retry}>
          {counted.stale}
        </Notice>
      );
    default:
      return counted satisfies never;
  }
}
