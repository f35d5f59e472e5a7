import { Inline } from '#components/primitives/Inline/Inline.tsx';
import type { Sandbox } from '../createSandbox.ts';
import { dockPeople } from '../data/dockPeople.ts';
import type { MachineRecorder } from '../machines/recordMachines.ts';
import type { DockProps } from './Dock.tsx';
import { DockOpener } from './DockOpener.tsx';

export interface SandboxDockProps {
  sandbox: Sandbox;
  /** The machines of the app. Without it, the dock does not show them. */
  machines?: MachineRecorder;
  /** The clock that the app reads: `sandbox.clock`. Without it, the dock sets none. */
  clock?: DockProps['clock'];
}

/**
 * A quiet button that opens the dock, as Alt+S does: the sandbox's people, connection, faults, clock, data and calls. Its code loads when it is
 * first opened. Mount it once, outside of all pages.
 */
export function SandboxDock({ sandbox, machines, clock }: SandboxDockProps) {
  const world = sandbox.situation === null ? 'demo' : 'situation';
  return (
    <section aria-label="Sandbox">
      <Inline gap="small" justify="center">
        <DockOpener sandbox={sandbox} machines={machines} clock={clock} people={dockPeople} world={world} />
      </Inline>
    </section>
  );
}
