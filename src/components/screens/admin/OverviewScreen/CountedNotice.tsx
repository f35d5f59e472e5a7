import type { AsyncValue } from '../../../asyncValue.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';

interface CountedNoticeProps {
  /** What the list is of, as the beginning of a sentence. */
  of: string;
  counted: AsyncValue<unknown>;
  onRetry: () => void;
}

/** Says once of a list, which may fill several cards, that it could not be read; nothing where it could, or still may. */
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
