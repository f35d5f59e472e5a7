'use client';

import { useState } from 'react';
import { Inline } from '#components/primitives/Inline/Inline.tsx';
import type { Sandbox } from '../createSandbox.ts';
import { dockPeople } from '../data/dockPeople.ts';
import type { MachineRecorder } from '../machines/recordMachines.ts';
import { DockButton } from './DockButton.tsx';
import { DockStatus } from './DockStatus.tsx';
import { DOCK_FAILED, useDock } from './useDock.tsx';

export interface SandboxDockProps {
  sandbox: Sandbox;
  /** The machines of the app. Without it, the dock does not show them. */
  machines?: MachineRecorder;
}

/**
 * A quiet button that opens the dock, as Alt+S does: the sandbox's people, connection, faults, data and calls. Its code loads when it is
 * first opened. Mount it once, outside of all pages.
 */
export function SandboxDock({ sandbox, machines }: SandboxDockProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const { state, toggle, dock } = useDock(
    { sandbox, machines, people: dockPeople, world: sandbox.situation === null ? 'demo' : 'situation' },
    () => setHasFailed(true),
  );
  return (
    <section aria-label="Sandbox">
      <Inline gap="small" justify="center">
        <DockButton state={state} onClick={toggle} />
        <DockStatus text={hasFailed && state !== 'open' ? DOCK_FAILED : ''} />
      </Inline>
      {dock}
    </section>
  );
}
