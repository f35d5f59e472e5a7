import { useState, useSyncExternalStore } from 'react';
import type { World } from '../world.ts';
import { GoogleChooser } from './GoogleChooser.tsx';
import type { GoogleChoice } from './googleChoice.ts';
import { SandboxNotice } from './SandboxNotice.tsx';

export interface SandboxCornerProps {
  world: Pick<World, 'persistence' | 'reset' | 'watch'>;
  choice: GoogleChoice;
}

/** The sandbox's own part of a page: the notice, and the chooser when somebody continues with Google. Mounted once. */
export function SandboxCorner({ world, choice }: SandboxCornerProps) {
  const [resetting, setResetting] = useState(false);
  const persistence = useSyncExternalStore(world.watch, () => world.persistence);
  const people = useSyncExternalStore(choice.subscribe, choice.people);
  const reset = () => {
    setResetting(true);
    void world.reset().finally(() => setResetting(false));
  };
  const resting = persistence === 'lost' ? 'lost' : 'resting';
  return (
    <>
      <SandboxNotice state={resetting ? 'resetting' : resting} onReset={reset} />
      <GoogleChooser people={people} onChoose={choice.answer} onCancel={() => choice.answer(null)} />
    </>
  );
}
