'use client';

import PanelBottom from 'lucide/dist/esm/icons/panel-bottom.mjs';
import PanelRight from 'lucide/dist/esm/icons/panel-right.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '#components/primitives/Button/Button.tsx';
import { Heading } from '#components/primitives/Heading/Heading.tsx';
import { Icon } from '#components/primitives/Icon/Icon.tsx';
import { isInputMethodKey } from '#components/primitives/isInputMethodKey.ts';
import { SANDBOX_CLOCK } from '#app/services/platform/sandboxPlatform.ts';
import type { MachineRecorder } from '../machines/recordMachines.ts';
import { NOT_RECORDED } from '../recorder/notRecorded.ts';
import * as css from './Dock.css.ts';
import { DockCalls } from './DockCalls.tsx';
import { DockSetup, type DockSetupProps } from './DockSetup.tsx';
import { DockMachines } from './DockMachines.tsx';
import { DockPart } from './DockPart.tsx';
import { DockStatus } from './DockStatus.tsx';
import { DockTabs } from './DockTabs.tsx';
import { useDockPlace } from './useDockPlace.ts';
import { useReset } from './useReset.ts';

export interface DockProps extends Omit<DockSetupProps, 'reset'> {
  /** The machines of the app. Without it, the dock does not show them. */
  machines?: Pick<MachineRecorder, 'list' | 'subscribe'> | undefined;
  /** Called on Escape inside, and on Close. */
  onClose: () => void;
}

const loadSteps = async () => (await import('./DockSteps.tsx')).DockSteps;
const loadShare = async () => (await import('./DockShare.tsx')).DockShare;

/** Focuses the panel while it is open, and what had the focus before when it closes, unless the focus is elsewhere by then. */
function useFocusWhileOpen() {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const [element, before] = [panel.current, document.activeElement];
    element?.focus({ preventScroll: true });
    return () => {
      if (element?.contains(document.activeElement) === true && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return panel;
}

/**
 * The sandbox's controls, in a panel at the bottom of the window or at its side: who is signed in, the world, the connection, the faults, the
 * calls and the machines. It is not modal: the page stays usable beside it.
 */
export function Dock({ sandbox, page, clock = page?.platform, frames, people, world, onChooseWorld, machines, onClose }: DockProps) {
  const { faults, identity } = sandbox;
  const id = useId();
  const panel = useFocusWhileOpen();
  const { edge, move, handle } = useDockPlace(clock?.tabStore);
  const { reset, isResetting, message } = useReset(sandbox.world);
  const startAgain = () => {
    faults.clear();
    clock?.tabStore.remove(SANDBOX_CLOCK);
    void identity.signOut();
    reset();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isInputMethodKey(event.nativeEvent)) onClose();
  };
  const resetState = isResetting ? 'busy' : 'ready';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from each of its controls
    <aside {...NOT_RECORDED} ref={panel} className={css.dock} data-edge={edge} aria-labelledby={id} tabIndex={-1} onKeyDown={closeOnEscape}>
      <div {...handle} className={css.handle} role="separator" tabIndex={0} aria-label="Size of the controls" />
      <div className={css.header}>
        <Heading level={2} size={4} id={id}>
          Sandbox controls
        </Heading>
        <div className={css.status}>
          <DockStatus text={message} />
        </div>
        <Button size="small" emphasis="quiet" state={resetState} onClick={startAgain}>
          Start again
        </Button>
        <button
          type="button"
          className={css.move}
          aria-label={edge === 'bottom' ? 'Move to the side' : 'Move to the bottom'}
          onClick={move}
        >
          <Icon icon={edge === 'bottom' ? PanelRight : PanelBottom} />
        </button>
        <button type="button" className={css.cross} aria-label="Close" aria-keyshortcuts="Alt+S" onClick={onClose}>
          <Icon icon={X} />
        </button>
      </div>
      <DockTabs
        label="Parts of the sandbox"
        tabs={[
          {
            title: 'Setup',
            content: (
              <DockSetup
                {...{ sandbox, page, clock, frames, people, world, onChooseWorld }}
                reset={{ state: resetState, onReset: reset }}
              />
            ),
          },
          { title: 'Calls', content: <DockCalls calls={sandbox.calls} faults={faults} /> },
          ...(machines ? [{ title: 'Machines', content: <DockMachines machines={machines} /> }] : []),
          ...(page?.recorder
            ? [{ title: 'Steps', content: <DockPart load={loadSteps} render={(Steps) => <Steps sandbox={sandbox} page={page} />} /> }]
            : []),
          ...(page
            ? [{ title: 'Share', content: <DockPart load={loadShare} render={(Share) => <Share sandbox={sandbox} page={page} />} /> }]
            : []),
        ]}
      />
    </aside>
  );
}
