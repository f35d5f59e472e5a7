import { useState } from 'react';
import { Inline } from '#components/primitives/Inline/Inline.tsx';
import { dockPeople } from '#mocks/data/dockPeople.ts';
import type { Sandbox } from '#mocks/createSandbox.ts';
import type { MachineRecorder } from '#mocks/machines/recordMachines.ts';
import { BankPrompt } from '#mocks/ui/BankDialog.tsx';
import { DockButton } from '#mocks/ui/DockButton.tsx';
import { useDock } from '#mocks/ui/useDock.tsx';

interface JourneyControlsProps {
  sandbox: Sandbox;
  machines: MachineRecorder;
}

/** A quiet button with the dock, in the place of the sandbox's notice, so that a journey looks like the live shop. */
export function JourneyControls({ sandbox, machines }: JourneyControlsProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const { state, toggle, dock } = useDock(
    { sandbox, machines, people: dockPeople, world: sandbox.situation === null ? 'demo' : 'situation' },
    () => setHasFailed(true),
  );
  return (
    <section aria-label="Sandbox">
      <Inline gap="small" justify="center">
        <DockButton state={state} onClick={toggle} />
        {hasFailed && 'The controls could not be loaded.'}
      </Inline>
      {dock}
      <BankPrompt bankPrompt={sandbox.bankPrompt} />
    </section>
  );
}
