'use client';

import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { lazyWithRetry } from '#components/lazyWithRetry.tsx';
import type { LoadAhead } from '#app/services/ports.ts';
import type { SeedRecord } from '../data/seed.ts';
import { formatFaults } from '../faults/fault.ts';
import type { World } from '../store/world.ts';
import type { DockSandbox, DockSetupProps } from './DockSetup.tsx';
import type { SandboxDialogsProps } from './SandboxDialogs.tsx';
import { SandboxNotice, type ShownWorld } from './SandboxNotice.tsx';
import type { Journey } from '../recorder/journey.ts';
import { useCurrent } from './useCurrent.ts';
import { useReset } from './useReset.ts';

const loadDialogs = async () => (await import('./SandboxDialogs.tsx')).SandboxDialogs;
const SandboxDialogs = lazyWithRetry(loadDialogs);
const Tour = lazyWithRetry(async () => (await import('./Tour.tsx')).Tour);
const Dock = lazyWithRetry(async () => (await import('./Dock.tsx')).Dock);

export interface SandboxControlsProps extends SandboxDialogsProps {
  sandbox: DockSandbox & { world: Pick<World, 'persistence' | 'reset' | 'watch'> };
  page?: DockSetupProps['page'];
  /** The world of this tab. */
  name: ShownWorld;
  /** Called when the user chooses another world. */
  onChooseWorld: (name: SeedRecord['name']) => void;
  /** The people that the dock offers. */
  people: DockSetupProps['people'];
  /** The journey to play on the page, or null. */
  journey?: Journey | null;
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

/** Calls the listener on Alt+S, whatever has the focus. By the key's place, because on a Mac it types a sign. */
function useShortcut(listener: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.code !== 'KeyS') return;
    event.preventDefault();
    if (!event.repeat) listener();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Opens and closes the dock. Its code loads when it is first opened. */
function useDock(onFailure: () => void) {
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  const open = () => {
    setState('loading');
    void Dock.preload().then(
      () => setState('open'),
      () => {
        setState('closed');
        onFailure();
      },
    );
  };
  const close = () => setState('closed');
  const toggle = () => {
    if (state === 'closed') open();
    if (state === 'open') close();
  };
  useShortcut(toggle);
  return { state, toggle, close };
}

/** The sandbox's own UI: the notice with the dock, the Google account chooser, and the bank's dialog. Mount it once. */
export function SandboxControls({
  sandbox,
  page,
  name,
  onChooseWorld,
  people,
  journey = null,
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
  const dock = useDock(() => report('The controls could not be loaded. Try again.'));
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
        controls={dock.state}
        addressProblems={problems}
        onReset={reset}
        onControls={dock.toggle}
        onLeave={() => onChooseWorld('demo')}
        onEndFaults={() => faults.clear()}
        onDismissProblems={() => setProblems([])}
      />
      <Suspense fallback={null}>
        {dock.state === 'open' && (
          <Dock sandbox={sandbox} page={page} people={people} world={name} onChooseWorld={onChooseWorld} onClose={dock.close} />
        )}
        {played !== null && page !== undefined && (
          <Tour journey={played} calls={sandbox.calls} site={page.site} onLeave={() => setPlayed(null)} />
        )}
        {isAsked && <SandboxDialogs accountPrompt={accountPrompt} bankPrompt={bankPrompt} />}
      </Suspense>
    </>
  );
}
