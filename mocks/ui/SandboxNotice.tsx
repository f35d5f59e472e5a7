'use client';

import { Button, type ButtonProps } from '#components/primitives/Button/Button.tsx';
import { Inline } from '#components/primitives/Inline/Inline.tsx';
import { Notice } from '#components/primitives/Notice/Notice.tsx';
import { Stack } from '#components/primitives/Stack/Stack.tsx';
import { Text } from '#components/primitives/Text/Text.tsx';
import type { SeedRecord } from '../data/seed.ts';

export interface SandboxNoticeProps {
  /**
   * `starting` until the sandbox can be reset, `resetting` while the seed is being restored. `lost` if the browser cannot store the data
   * beyond this page.
   */
  state: 'starting' | 'resting' | 'resetting' | 'lost';
  /** The name of the world. */
  world: SeedRecord['name'];
  /** The active faults as a text; empty if there are none. */
  faults: string;
  /** The errors in the URL's world and faults, as sentences. */
  addressProblems: readonly string[];
  /** Called to restore the seed of this world. */
  onReset: () => void;
  /** Called when the user leaves another world for the demo world. */
  onLeave: () => void;
  /** Called to end the active faults. */
  onEndFaults: () => void;
  /** Called to hide `addressProblems`. */
  onDismissProblems: () => void;
}

const TITLES: Record<SeedRecord['name'], string> = {
  demo: 'Sandbox: demo data',
  large: 'Sandbox: large world, 10,000 car tools',
};

const RESET_STATES: Record<SandboxNoticeProps['state'], NonNullable<ButtonProps['state']>> = {
  starting: 'unavailable',
  resting: 'ready',
  resetting: 'busy',
  lost: 'ready',
};

type AddressNoticesProps = Pick<SandboxNoticeProps, 'faults' | 'addressProblems' | 'onEndFaults' | 'onDismissProblems'>;

/** Says what the address asks for: calls that fail on purpose, so that nobody takes it for a defect of the shop, and what is ignored. */
function AddressNotices({ faults, addressProblems, onEndFaults, onDismissProblems }: AddressNoticesProps) {
  const button = (name: string, onClick: () => void) => (
    <Button size="small" onClick={onClick}>
      {name}
    </Button>
  );
  return (
    <>
      {addressProblems.length > 0 && (
        <Notice tone="caution" title="Part of this address is ignored" action={button('Dismiss', onDismissProblems)}>
          {addressProblems.join(' ')}
        </Notice>
      )}
      {faults !== '' && (
        <Notice tone="caution" title="Calls fail on purpose" action={button('End faults', onEndFaults)}>
          {faults}
        </Notice>
      )}
    </>
  );
}

/** Shows on every page of the sandbox that the data is not real, and lets users reset it. */
export function SandboxNotice({ state, world, onReset, onLeave, ...addressNotices }: SandboxNoticeProps) {
  const actions = (
    <>
      <Button emphasis="quiet" size="small" state={RESET_STATES[state]} onClick={onReset}>
        Reset
      </Button>
      {world !== 'demo' && (
        <Button emphasis="quiet" size="small" onClick={onLeave}>
          Back to the demo world
        </Button>
      )}
    </>
  );
  return (
    <section aria-label="Sandbox">
      <Stack gap="small">
        {state === 'lost' ? (
          <Notice tone="caution" title={TITLES[world]} action={actions}>
            This browser cannot store data here, so your changes are lost when the page closes, and other tabs do not see them.
          </Notice>
        ) : (
          <Inline gap="small" justify="center">
            <Text as="span" size="caption" tone="muted">
              {TITLES[world]}
            </Text>
            {actions}
          </Inline>
        )}
        <AddressNotices {...addressNotices} />
      </Stack>
    </section>
  );
}
