'use client';

import { Suspense, useEffect, useState } from 'react';
import { lazyWithRetry } from '#components/lazyWithRetry.tsx';
import type { LoadAhead } from '#app/services/ports.ts';
import type { SeedRecord } from '../data/seed.ts';
import { formatFaults } from '../faults/fault.ts';
import type { World } from '../store/world.ts';
import type { DockProps } from './Dock.tsx';
import type { DockSandbox } from './DockSetup.tsx';
import type { SandboxDialogsProps } from './SandboxDialogs.tsx';
import { SandboxNotice, type ShownWorld } from './SandboxNotice.tsx';
import type { Journey } from '../recorder/journey.ts';
import { useCurrent } from './useCurrent.ts';
import { DOCK_FAILED, useDock } from './useDock.tsx';
import { useReset } from './useReset.ts';

const loadDialogs = async () => (await import('./SandboxDialogs.tsx')).SandboxDialogs;
const SandboxDialogs = lazyWithRetry(loadDialogs);
const Tour = lazyWithRetry(async () => (await import('./Tour.tsx')).Tour);

export interface SandboxControlsProps extends SandboxDialogsProps {
  sandbox: DockSandbox & { world: Pick<World, 'persistence' | 'reset' | 'watch'> };
  page?: DockProps['page'];
  /** The world of this tab. */
  name: ShownWorld;
  /** Called when the user chooses another world. */
  onChooseWorld: (name: SeedRecord['name']) => void;
  /** Called to end the faults. @default ends those of this page */
  onEndFaults?: (() => void) | undefined;
  /** Opens or closes the dock of the page around this one. @default this page has a dock */
  toggleDock?: (() => void) | undefined;
  /** The people that the dock offers. */
  people: DockProps['people'];
  /** The journey to play on the page, or null. */
  journey?: Journey | null;
  /** The machines of the app, for the dock. */
  machines?: DockProps['machines'];
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

/** The sandbox's own UI: the notice with the dock, the Google account chooser, and the bank's dialog. Mount it once. */
export function SandboxControls({
  sandbox,
  page,
  name,
  onChooseWorld,
  onEndFaults = () => sandbox.faults.clear(),
  toggleDock,
  people,
  journey = null,
  machines,
  addressProblems,
  accountPrompt,
  bankPrompt,
  loadAhead,
}: SandboxControlsProps) {
  const { world, faults } = sandbox;
  const { reset, isResetting, message, report } = useReset(world);
  const persistence = useCurrent(world.watch, () => world.persistence);
  const activeFaults = useCurrent(faults.subscribe, () => formatFaults(faults.active()));
  const [played, setPlayed] = useState(journey);
  const [problems, setProblems] = useState(addressProblems);
  const isAsked = useIsAsked({ accountPrompt, bankPrompt });
  const { state, toggle, dock } = useDock(
    { sandbox, page, people, world: name, onChooseWorld, machines },
    () => report(DOCK_FAILED),
    toggleDock,
  );
  // Preload the dialogs, so that a prompt does not wait for them. The first paint does not need them.
  useEffect(() => void loadAhead(loadDialogs).catch(() => {}), [loadAhead]);
  const resting = persistence === 'memory' ? 'lost' : 'resting';
  return (
    <>
      <SandboxNotice
        state={isResetting ? 'resetting' : resting}
        world={name}
        faults={activeFaults}
        message={message}
        controls={toggleDock ? 'elsewhere' : state}
        addressProblems={problems}
        onReset={reset}
        onControls={toggle}
        onLeave={() => onChooseWorld('demo')}
        onEndFaults={onEndFaults}
        onDismissProblems={() => setProblems([])}
      />
      {dock}
      <Suspense fallback={null}>
        {played !== null && page !== undefined && (
          <Tour journey={played} calls={sandbox.calls} path={page.path} onLeave={() => setPlayed(null)} />
        )}
        {isAsked && <SandboxDialogs accountPrompt={accountPrompt} bankPrompt={bankPrompt} />}
      </Suspense>
    </>
  );
}
