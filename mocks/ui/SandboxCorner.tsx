import { useState, useSyncExternalStore } from 'react';
import type { Identity } from '#contract/entities/identity.ts';
import type { Charge } from '../payments/cards.ts';
import type { SeedRecord } from '../data/seed.ts';
import type { World } from '../store/world.ts';
import { BankCorner } from './BankDialog.tsx';
import { GoogleChooser } from './GoogleChooser.tsx';
import type { Question } from './question.ts';
import { SandboxNotice } from './SandboxNotice.tsx';

export interface SandboxCornerProps {
  world: Pick<World, 'persistence' | 'reset' | 'watch'>;
  /** The name of the world. */
  name: SeedRecord['name'];
  /** Called when the user leaves another world for the demo world. */
  onLeave: () => void;
  /** The question for a Google account. Null is no choice. */
  choice: Question<readonly Identity[], Identity | null>;
  /** The bank's question to the shopper. */
  bank: Question<Charge, boolean>;
}

/** The sandbox's own UI: the notice, the Google account chooser, and the bank's dialog. Mount it once. */
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
