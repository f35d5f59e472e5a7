'use client';

import { Suspense, useEffect, useState } from 'react';
import { lazyWithRetry } from '#components/lazyWithRetry.tsx';
import type { LoadAhead } from '#app/services/ports.ts';
import type { SeedRecord } from '../data/seed.ts';
import type { Faults } from '../faults/faults.ts';
import type { World } from '../store/world.ts';
import type { SandboxDialogsProps } from './SandboxDialogs.tsx';
import { SandboxNotice } from './SandboxNotice.tsx';
import { useCurrent } from './useCurrent.ts';

const loadDialogs = async () => (await import('./SandboxDialogs.tsx')).SandboxDialogs;
const SandboxDialogs = lazyWithRetry(loadDialogs);

export interface SandboxControlsProps extends SandboxDialogsProps {
  world: Pick<World, 'persistence' | 'reset' | 'watch'>;
  /** The name of the world. */
  name: SeedRecord['name'];
  /** Called when the user leaves another world for the demo world. */
  onLeave: () => void;
  faults: Pick<Faults, 'text' | 'subscribe' | 'clear'>;
  /** The errors in the URL's world and faults, as sentences. */
  addressProblems: readonly string[];
  /** Loads the dialogs before somebody waits for them. */
  loadAhead: LoadAhead;
}

/** True as soon as one of the prompts was opened. */
function useIsAsked({ accountPrompt, bankPrompt }: SandboxDialogsProps): boolean {
  const [wasAsked, setWasAsked] = useState(false);
  const people = useCurrent(accountPrompt.subscribe, accountPrompt.current);
  const charge = useCurrent(bankPrompt.subscribe, bankPrompt.current);
  const isAsked = wasAsked || people !== null || charge !== null;
  if (isAsked !== wasAsked) setWasAsked(isAsked);
  return isAsked;
}

/** The sandbox's own UI: the notice, the Google account chooser, and the bank's dialog. Mount it once. */
export function SandboxControls({
  world,
  name,
  onLeave,
  faults,
  addressProblems,
  accountPrompt,
  bankPrompt,
  loadAhead,
}: SandboxControlsProps) {
  const [resetting, setResetting] = useState(false);
  const persistence = useCurrent(world.watch, () => world.persistence);
  const activeFaults = useCurrent(faults.subscribe, faults.text);
  const [problems, setProblems] = useState(addressProblems);
  const isAsked = useIsAsked({ accountPrompt, bankPrompt });
  // Preload the dialogs, so that a prompt does not wait for them. The first paint does not need them.
  useEffect(() => void loadAhead(loadDialogs).catch(() => {}), [loadAhead]);
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
        addressProblems={problems}
        onReset={reset}
        onLeave={onLeave}
        onEndFaults={() => faults.clear()}
        onDismissProblems={() => setProblems([])}
      />
      {isAsked && (
        <Suspense fallback={null}>
          <SandboxDialogs accountPrompt={accountPrompt} bankPrompt={bankPrompt} />
        </Suspense>
      )}
    </>
  );
}
