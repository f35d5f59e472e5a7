'use client';

import { useState } from 'react';
import type { Identity } from '#contract/entities/identity.ts';
import type { Charge } from '../payments/cards.ts';
import type { SeedRecord } from '../data/seed.ts';
import type { Faults } from '../server/faults/faults.ts';
import type { World } from '../store/world.ts';
import { BankPrompt } from './BankDialog.tsx';
import { GoogleChooser } from './GoogleChooser.tsx';
import type { Prompt } from './prompt.ts';
import { SandboxNotice } from './SandboxNotice.tsx';
import { useCurrent } from './useCurrent.ts';

export interface SandboxControlsProps {
  world: Pick<World, 'persistence' | 'reset' | 'watch'>;
  /** The name of the world. */
  name: SeedRecord['name'];
  /** Called when the user leaves another world for the demo world. */
  onLeave: () => void;
  faults: Pick<Faults, 'text' | 'subscribe' | 'clear'>;
  /** The error in the URL's faults, as a sentence; null if there is none. */
  faultsProblem: string | null;
  /** The prompt for a Google account. Null is no choice. */
  accountPrompt: Prompt<readonly Identity[], Identity | null>;
  /** The bank's prompt to confirm a charge. */
  bankPrompt: Prompt<Charge, boolean>;
}

/** The sandbox's own UI: the notice, the Google account chooser, and the bank's dialog. Mount it once. */
export function SandboxControls({ world, name, onLeave, faults, faultsProblem, accountPrompt, bankPrompt }: SandboxControlsProps) {
  const [resetting, setResetting] = useState(false);
  const persistence = useCurrent(world.watch, () => world.persistence);
  const activeFaults = useCurrent(faults.subscribe, faults.text);
  const [problem, setProblem] = useState(faultsProblem);
  const people = useCurrent(accountPrompt.subscribe, accountPrompt.current);
  const reset = () => {
    setResetting(true);
    void world.reset().finally(() => setResetting(false));
  };
  const resting = persistence === 'memory' ? 'lost' : 'resting';
  return (
    <>
      <SandboxNotice
        state={resetting ? 'resetting' : resting}
        world={name}
        faults={activeFaults}
        faultsProblem={problem}
        onReset={reset}
        onLeave={onLeave}
        onEndFaults={() => faults.clear()}
        onDismissProblem={() => setProblem(null)}
      />
      <GoogleChooser people={people} onChoose={accountPrompt.answer} onCancel={() => accountPrompt.answer(null)} />
      <BankPrompt bankPrompt={bankPrompt} />
    </>
  );
}
