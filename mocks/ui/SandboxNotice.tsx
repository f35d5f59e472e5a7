import { Button } from '#components/primitives/Button/Button.tsx';
import { Inline } from '#components/primitives/Inline/Inline.tsx';
import { Notice } from '#components/primitives/Notice/Notice.tsx';
import { Text } from '#components/primitives/Text/Text.tsx';

export interface SandboxNoticeProps {
  /** `resetting` while the demo data goes back to its beginning; `lost` when the browser keeps nothing beyond this page. */
  state: 'resting' | 'resetting' | 'lost';
  /** Back to the first day. */
  onReset: () => void;
}

/** Says on every page of the sandbox that nothing here is real, and lets people begin again. */
export function SandboxNotice({ state, onReset }: SandboxNoticeProps) {
  const reset = (
    <Button tone="quiet" size="small" state={state === 'resetting' ? 'busy' : 'ready'} onClick={onReset}>
      Reset
    </Button>
  );
  if (state === 'lost')
    return (
      <Notice tone="caution" title="Sandbox: demo data" action={reset}>
        This browser keeps nothing here, so what you change is gone when the page closes, and other tabs do not see it.
      </Notice>
    );
  return (
    <Inline gap="small" justify="center">
      <Text as="span" size="caption" tone="soft">
        Sandbox: demo data
      </Text>
      {reset}
    </Inline>
  );
}
