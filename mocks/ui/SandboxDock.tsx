import { Inline } from '#components/primitives/Inline/Inline.tsx';
import type { Sandbox } from '../createSandbox.ts';
import { dockPeople } from '../data/accounts.ts';
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

/** SandboxDock on a page of the shop, which can be handed over. The package has no code for that. */
export function ShopDock({ sandbox, ...props }: SandboxDockProps & Pick<DockProps, 'page'>) {
  const world = sandbox.situation === null ? 'demo' : 'situation';
  return (
    <section aria-label="Sandbox">
      <Inline gap="small" justify="center">
        <DockOpener {...props} sandbox={sandbox} people={dockPeople} world={world} />
      </Inline>
    </section>
  );
}

/**
 * A quiet button that opens the dock, as Alt+S does: the sandbox's people, connection, faults, clock, data and calls. Its code loads when it
 * is first opened. Mount it once, outside of all pages.
 * @public
 */
export const SandboxDock = (props: SandboxDockProps) => <ShopDock {...props} />;
