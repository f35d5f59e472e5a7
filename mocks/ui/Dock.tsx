'use client';

import X from 'lucide/dist/esm/icons/x.mjs';
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { Button } from '#components/primitives/Button/Button.tsx';
import { Heading } from '#components/primitives/Heading/Heading.tsx';
import { Icon } from '#components/primitives/Icon/Icon.tsx';
import { isInputMethodKey } from '#components/primitives/isInputMethodKey.ts';
import { RadioGroup } from '#components/primitives/RadioGroup/RadioGroup.tsx';
import { Text } from '#components/primitives/Text/Text.tsx';
import type { Sandbox } from '../createSandbox.ts';
import type { SeedRecord } from '../data/seed.ts';
import { networkOf, withNetwork } from '../faults/network.ts';
import { formatFaults } from '../faults/fault.ts';
import { cross } from './cross.css.ts';
import * as css from './Dock.css.ts';
import { DockCalls } from './DockCalls.tsx';
import { DockFaults } from './DockFaults.tsx';
import { DockPeople, type DockPerson } from './DockPeople.tsx';
import { DockTabs } from './DockTabs.tsx';
import type { ShownWorld } from './SandboxNotice.tsx';
import { useCurrent } from './useCurrent.ts';
import { useReset } from './useReset.ts';

/** The parts of a sandbox that the dock changes. */
export interface DockSandbox {
  world: Pick<Sandbox['world'], 'reset'>;
  faults: Pick<Sandbox['faults'], 'active' | 'usedUp' | 'change' | 'clear' | 'subscribe'>;
  identity: Pick<Sandbox['identity'], 'watch' | 'signInAs' | 'signOut'>;
  calls: Pick<Sandbox['calls'], 'list' | 'subscribe' | 'clear'>;
}

export interface DockProps {
  sandbox: DockSandbox;
  /** The people to sign in as. */
  people: readonly DockPerson[];
  /** The world of this tab. */
  world: ShownWorld;
  /** Called when the user chooses another world. Without it, there is no choice. */
  onChooseWorld?: ((name: SeedRecord['name']) => void) | undefined;
  /** Called on Escape inside, and on Close. */
  onClose: () => void;
}

const WORLDS = [
  { value: 'demo', label: 'Demo', hint: 'The catalogue' },
  { value: 'large', label: 'Large', hint: '10,000 car tools' },
] as const;

const CONNECTIONS = [
  { value: 'fast', label: 'Fast' },
  { value: 'slow', label: 'Slow', hint: 'Each call takes 2 s longer' },
  { value: 'offline', label: 'Offline', hint: 'No call arrives' },
  { value: 'failing', label: 'Failing', hint: 'Each call is answered 500' },
] as const;

/** Focuses the panel while it is open, and what had the focus before when it closes, unless the focus is elsewhere by then. */
function useFocusWhileOpen() {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const [element, before] = [panel.current, document.activeElement];
    element?.focus({ preventScroll: true });
    return () => {
      if (element?.contains(document.activeElement) === true && before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return panel;
}

/**
 * The sandbox's controls, in a panel at the bottom of the window: who is signed in, the world, the connection, the faults and the calls. It
 * is not modal: the page stays usable above it.
 */
export function Dock({ sandbox, people, world, onChooseWorld, onClose }: DockProps) {
  const { faults, identity } = sandbox;
  const id = useId();
  const panel = useFocusWhileOpen();
  const { reset, isResetting, message } = useReset(sandbox.world);
  // A text, because the list is another one each time.
  useCurrent(faults.subscribe, () => formatFaults(faults.active()));
  const network = networkOf(faults.active());
  const startAgain = () => {
    faults.clear();
    void identity.signOut();
    reset();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isInputMethodKey(event.nativeEvent)) onClose();
  };
  const resetState = isResetting ? 'busy' : 'ready';
  const setup = (
    <div className={css.sections}>
      <section className={css.section} aria-labelledby={`${id}person`}>
        <Heading level={3} size={4} id={`${id}person`}>
          Person
        </Heading>
        <DockPeople identity={identity} people={people} />
      </section>
      <section className={css.section} aria-labelledby={`${id}network`}>
        <RadioGroup
          legend="Network"
          options={CONNECTIONS}
          // Other faults of all calls are none of these.
          value={network ?? ('' as 'fast')}
          onChange={(next) => faults.change((active) => withNetwork(active, next))}
        />
      </section>
      <section className={css.section} aria-labelledby={`${id}faults`}>
        <Heading level={3} size={4} id={`${id}faults`}>
          Faults
        </Heading>
        <DockFaults faults={faults} />
      </section>
      <section className={css.section} aria-labelledby={`${id}data`}>
        <Heading level={3} size={4} id={`${id}data`}>
          Data
        </Heading>
        {onChooseWorld && <RadioGroup legend="World" options={WORLDS} value={world as SeedRecord['name']} onChange={onChooseWorld} />}
        <Button size="small" state={resetState} onClick={reset}>
          Reset the data
        </Button>
        <Text size="caption" tone="muted">
          ‘Start again’ also ends the faults and signs out.
        </Text>
      </section>
    </div>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from each of its controls
    <aside ref={panel} className={css.dock} aria-labelledby={id} tabIndex={-1} onKeyDown={closeOnEscape}>
      <div className={css.header}>
        <Heading level={2} size={4} id={id}>
          Sandbox controls
        </Heading>
        <div className={css.status}>
          <Text as="span" size="small" tone="muted" role="status">
            {message}
          </Text>
        </div>
        <Button size="small" emphasis="quiet" state={resetState} onClick={startAgain}>
          Start again
        </Button>
        <button type="button" className={cross} aria-label="Close" aria-keyshortcuts="Alt+S" onClick={onClose}>
          <Icon icon={X} />
        </button>
      </div>
      <DockTabs
        label="Parts of the sandbox"
        tabs={[
          { title: 'Setup', content: setup },
          { title: 'Calls', content: <DockCalls calls={sandbox.calls} faults={faults} /> },
        ]}
      />
    </aside>
  );
}
