import { Button } from '#components/primitives/Button/Button.tsx';
import { Inline } from '#components/primitives/Inline/Inline.tsx';
import { Notice } from '#components/primitives/Notice/Notice.tsx';
import { Text } from '#components/primitives/Text/Text.tsx';
import type { SeedRecord } from '../data/seed.ts';

export interface SandboxNoticeProps {
  /** `resetting` while the seed is being restored. `lost` if the browser cannot store the data beyond this page. */
  state: 'resting' | 'resetting' | 'lost';
  /** The name of the world. */
  world: SeedRecord['name'];
  /** Called to restore the seed of this world. */
  onReset: () => void;
  /** Called when the user leaves another world for the demo world. */
  onLeave: () => void;
}

const TITLES: Record<SeedRecord['name'], string> = {
  demo: 'Sandbox: demo data',
  large: 'Sandbox: large world, 10,000 car tools',
};

/** Shows on every page of the sandbox that the data is not real, and lets users reset it. */
export function SandboxNotice({ state, world, onReset, onLeave }: SandboxNoticeProps) {
  const actions = (
    <>
      <Button emphasis="quiet" size="small" state={state === 'resetting' ? 'busy' : 'ready'} onClick={onReset}>
        Reset
      </Button>
      {world !== 'demo' && (
        <Button emphasis="quiet" size="small" onClick={onLeave}>
          Back to the demo world
        </Button>
      )}
    </>
  );
  if (state === 'lost')
    return (
      <Notice tone="caution" title={TITLES[world]} action={actions}>
        This browser cannot store data here, so your changes are lost when the page closes, and other tabs do not see them.
      </Notice>
    );
  return (
    <Inline gap="small" justify="center">
      <Text as="span" size="caption" tone="muted">
        {TITLES[world]}
      </Text>
      {actions}
    </Inline>
  );
}
