import { useState, useSyncExternalStore } from 'react';
import type { Identity } from '#contract/entities/identity.ts';
import type { Charge } from '../cards.ts';
import type { SeedRecord } from '../seed.ts';
import type { World } from '../world.ts';
import { BankCorner } from './BankCorner.tsx';
import { GoogleChooser } from './GoogleChooser.tsx';
import type { Question } from './question.ts';
import { SandboxNotice } from './SandboxNotice.tsx';

export interface SandboxCornerProps {
  world: Pick<World, 'persistence' | 'reset' | 'watch'>;
  /** Which world it is. */
  name: SeedRecord['name'];
  /** Back to the demo world, from another. */
  onLeave: () => void;
  /** Who to be at Google; null for nobody. */
  choice: Question<readonly Identity[], Identity | null>;
  /** What the bank asks of the shopper. */
  bank: Question<Charge, boolean>;
}

/** The sandbox's own part of a page: the notice, the chooser when somebody continues with Google, and the bank's dialog. Mounted once. */
export function SandboxCorner({ world, name, onLeave, choice, bank }: SandboxCornerProps) {
  const [resetting, setResetting] = useState(false);
  const persistence = useSyncExternalStore(world.watch, () => world.persistence);
  const people = useSyncExternalStore(choice.subscribe, choice.asked);
  const reset = () => {
    setResetting(true);
    void world.reset().finally(() => setResetting(false));
  };
  const resting = persistence === 'lost' ? 'lost' : 'resting';
  return (
    <>
      <SandboxNotice state={resetting ? 'resetting' : resting} world={name} onReset={reset} onLeave={onLeave} />
      <GoogleChooser people={people} onChoose={choice.answer} onCancel={() => choice.answer(null)} />
      <BankCorner bank={bank} />
    </>
  );
}
