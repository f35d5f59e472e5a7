import { Button } from '#components/primitives/Button/Button.tsx';
import { Inline } from '#components/primitives/Inline/Inline.tsx';
import { Notice } from '#components/primitives/Notice/Notice.tsx';
import { Text } from '#components/primitives/Text/Text.tsx';
import type { SeedRecord } from '../seed.ts';

export interface SandboxNoticeProps {
  /** `resetting` while the data goes back to its beginning; `lost` when the browser keeps nothing beyond this page. */
  state: 'resting' | 'resetting' | 'lost';
  /** Which world is on show. */
  world: SeedRecord['name'];
  /** Back to the first day of this world. */
  onReset: () => void;
  /** From another world back to the demo world. */
  onLeave: () => void;
}

const TITLES: Record<SeedRecord['name'], string> = {
  demo: 'Sandbox: demo data',
  large: 'Sandbox: large world, 10,000 car tools',
};

/** Says on every page of the sandbox that nothing here is real, and lets people begin again. */
export function SandboxNotice({ state, world, onReset, onLeave }: SandboxNoticeProps) {
  const actions = (
    <>
      <Button tone="quiet" size="small" state={state === 'resetting' ? 'busy' : 'ready'} onClick={onReset}>
        Reset
      </Button>
      {world !== 'demo' && (
        <Button tone="quiet" size="small" onClick={onLeave}>
          Back to the demo world
        </Button>
      )}
    </>
  );
  if (state === 'lost')
    return (
      <Notice tone="caution" title={TITLES[world]} action={actions}>
        This browser keeps nothing here, so what you change is gone when the page closes, and other tabs do not see it.
      </Notice>
    );
  return (
    <Inline gap="small" justify="center">
      <Text as="span" size="caption" tone="soft">
        {TITLES[world]}
      </Text>
      {actions}
    </Inline>
  );
}
