'use client';

import { useRef } from 'react';
import { Button, type ButtonProps } from '#components/primitives/Button/Button.tsx';
import { Inline } from '#components/primitives/Inline/Inline.tsx';
import { Notice } from '#components/primitives/Notice/Notice.tsx';
import { Stack } from '#components/primitives/Stack/Stack.tsx';
import { Text } from '#components/primitives/Text/Text.tsx';
import type { SeedRecord } from '../data/seed.ts';
import { NOT_RECORDED } from '../recorder/notRecorded.ts';
import { DockButton } from './DockButton.tsx';
import { notice, reports } from './SandboxNotice.css.ts';

/** A world by its name, or the one of a situation, which only this tab has. */
export type ShownWorld = SeedRecord['name'] | 'situation';

export interface SandboxNoticeProps {
  /**
   * `starting` until the sandbox can be reset, `resetting` while the seed is being restored. `lost` if the browser cannot store the data
   * beyond this page.
   */
  state: 'starting' | 'resting' | 'resetting' | 'lost';
  /** The world of this tab. */
  world: ShownWorld;
  /** The active faults as a text; empty if there are none. */
  faults: string;
  /** The result of the last reset, or an error; empty if there is neither. */
  message: string;
  /** The sandbox's controls. They cannot be opened before the sandbox has started. `elsewhere` if another page shows them. */
  controls: 'closed' | 'loading' | 'open' | 'elsewhere';
  /** The errors in the URL's world and faults, as sentences. */
  addressProblems: readonly string[];
  /** Called to restore the seed of this world. */
  onReset: () => void;
  /** Called to open the controls, or to close them. */
  onControls: () => void;
  /** Called when the user leaves another world, or a situation, for the demo world. */
  onLeave: () => void;
  /** Called to end the active faults. */
  onEndFaults: () => void;
  /** Called to hide `addressProblems`. */
  onDismissProblems: () => void;
}

const TITLES: Record<ShownWorld, string> = {
  demo: 'Sandbox: demo data',
  large: 'Sandbox: large world, 10,000 car tools',
  situation: 'Sandbox: a situation, only in this tab',
};

const RESET_STATES: Record<SandboxNoticeProps['state'], NonNullable<ButtonProps['state']>> = {
  starting: 'unavailable',
  resting: 'ready',
  resetting: 'busy',
  lost: 'ready',
};

const isSlow = (fault: string) => fault.split(':')[1] === 'slow';

/** Says what the last reset has done, and that calls fail on purpose, so that nobody takes it for a defect of the shop. */
function Reports({ message, faults, onEndFaults }: Pick<SandboxNoticeProps, 'message' | 'faults' | 'onEndFaults'>) {
  return (
    <>
      <span className={reports} role="status">
        {message !== '' && (
          <Text as="span" size="caption" tone="muted">
            {message}
          </Text>
        )}
        {faults !== '' && (
          <>
            <Text as="span" size="caption" tone="caution" weight="semibold">
              {faults.split(',').every(isSlow) ? 'Calls are slow on purpose' : 'Calls fail on purpose'}
            </Text>
            <Text as="span" size="caption" tone="caution">
              {faults.replaceAll(',', ', ')}
            </Text>
          </>
        )}
      </span>
      {faults !== '' && (
        <Button emphasis="quiet" size="small" onClick={onEndFaults}>
          End faults
        </Button>
      )}
    </>
  );
}

/** Shows on every page of the sandbox that the data is not real, and lets users reset it. */
export function SandboxNotice({
  state,
  world,
  faults,
  message,
  controls,
  addressProblems,
  onReset,
  onControls,
  onLeave,
  onEndFaults,
  onDismissProblems,
}: SandboxNoticeProps) {
  const section = useRef<HTMLElement>(null);
  const leaving = (act: () => void) => () => {
    section.current?.focus();
    act();
  };
  const actions = (
    <>
      <DockButton state={state === 'starting' ? 'starting' : controls} onClick={onControls} />
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
    <section {...NOT_RECORDED} ref={section} className={notice} aria-label="Sandbox" tabIndex={-1}>
      <Stack gap="small">
        {state === 'lost' && (
          <Notice tone="caution" title={TITLES[world]} action={actions}>
            This browser cannot store data here, so your changes are lost when the page closes, and other tabs do not see them.
          </Notice>
        )}
        <Inline gap="small" justify="center">
          {state !== 'lost' && (
            <>
              <Text as="span" size="caption" tone="muted">
                {TITLES[world]}
              </Text>
              {actions}
            </>
          )}
          <Reports message={message} faults={faults} onEndFaults={leaving(onEndFaults)} />
        </Inline>
        {addressProblems.length > 0 && (
          <Notice
            tone="caution"
            title="Part of this address is ignored"
            action={
              <Button size="small" onClick={leaving(onDismissProblems)}>
                Dismiss
              </Button>
            }
          >
            {addressProblems.join(' ')}
          </Notice>
        )}
      </Stack>
    </section>
  );
}

const ignore = () => {};

/**
 * The sandbox's notice until the sandbox has started, in a page that was rendered at build time too. The notice that then replaces it, that
 * of the demo world, has the same size, so nothing moves.
 */
export const StartingNotice = () => (
  <SandboxNotice
    state="starting"
    world="demo"
    faults=""
    message=""
    controls="closed"
    addressProblems={[]}
    onReset={ignore}
    onControls={ignore}
    onLeave={ignore}
    onEndFaults={ignore}
    onDismissProblems={ignore}
  />
);
