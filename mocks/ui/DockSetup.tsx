'use client';

import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { Button, type ButtonProps } from '#components/primitives/Button/Button.tsx';
import { Form } from '#components/primitives/Form/Form.tsx';
import { Heading } from '#components/primitives/Heading/Heading.tsx';
import { Inline } from '#components/primitives/Inline/Inline.tsx';
import { RadioGroup } from '#components/primitives/RadioGroup/RadioGroup.tsx';
import { SelectField } from '#components/primitives/SelectField/SelectField.tsx';
import { Stack } from '#components/primitives/Stack/Stack.tsx';
import { Text } from '#components/primitives/Text/Text.tsx';
import type { Sandbox } from '../createSandbox.ts';
import type { SeedRecord } from '../data/seed.ts';
import { formatFaults } from '../faults/fault.ts';
import { networkOf, withNetwork } from '../faults/network.ts';
import { NETWORKS } from '../faults/networks.ts';
import type { SandboxPage } from '../recorder/recordPage.ts';
import type { Recorder } from '../recorder/recorder.ts';
import { tours } from '../recorder/tours.ts';
import { namedSituations } from '../situation/namedSituations.ts';
import * as css from './Dock.css.ts';
import { DockClock, type DockClockProps } from './DockClock.tsx';
import { DockFaults } from './DockFaults.tsx';
import { DockPeople, type DockPeopleProps, type DockPerson } from './DockPeople.tsx';
import type { ShownWorld } from './SandboxNotice.tsx';
import { useCurrent } from './useCurrent.ts';

/** The parts of a sandbox that the dock changes. */
export interface DockSandbox {
  world: Pick<Sandbox['world'], 'read' | 'nextId' | 'reset'>;
  faults: Pick<Sandbox['faults'], 'active' | 'usedUp' | 'change' | 'clear' | 'subscribe' | 'text' | 'counts'>;
  identity: Pick<Sandbox['identity'], 'watch' | 'signInAs' | 'signOut'>;
  calls: Pick<Sandbox['calls'], 'list' | 'count' | 'subscribe' | 'clear'>;
}

/** A page that a tab of its own has opened at its address. */
export interface TabPage extends SandboxPage {
  /** The absolute address of the sandbox, with a slash at its end. */
  site: string;
  /** Keeps the steps of the page. Rejects if its code does not load. */
  recorder: Promise<Recorder>;
}

/** A page within another one, as in a story: no link leads to it, and its steps are not kept. */
interface InnerPage extends SandboxPage {
  site?: undefined;
  recorder?: undefined;
}

/** The page that the dock is on. */
export type DockPage = TabPage | InnerPage;

/** The person of a frame. */
interface DockFrame {
  title: string;
  /** Null while the frame has no shop. */
  identity: DockPeopleProps['identity'] | null;
  /** Called to load the page of the frame again. */
  onReload?: () => void;
}

const WORLDS = [
  { value: 'demo', label: 'Demo', hint: 'The catalogue' },
  { value: 'large', label: 'Large', hint: '10,000 car tools' },
] as const;

interface SectionProps {
  title: string;
  children: ReactNode;
}

function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section className={css.section} aria-labelledby={id}>
      <Heading level={3} size={4} id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** Starts a tour. The page loads again with its situation. */
function Tours({ site }: Pick<TabPage, 'site'>) {
  return (
    <Inline gap="small">
      {Object.entries(tours).map(([name, { title }]) => (
        <Button key={name} size="small" onClick={() => window.location.assign(`${site}?tour=${name}`)}>
          {title}
        </Button>
      ))}
    </Inline>
  );
}

const SITUATIONS = Object.keys(namedSituations).map((name) => ({ value: name, label: name.replaceAll('-', ' ') }));

/** Opens one of the situations that ship. The page loads again with it. */
function Situations({ site }: Pick<TabPage, 'site'>) {
  const [name, setName] = useState(SITUATIONS[0]?.value ?? '');
  return (
    <Form onSubmit={() => window.location.assign(`${site}?situation=${name}`)}>
      <Stack gap="small">
        <SelectField
          label="Situation"
          hint={namedSituations[name]?.purpose}
          options={SITUATIONS}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" size="small">
          Open it in this tab
        </Button>
      </Stack>
    </Form>
  );
}

export interface DockSetupProps {
  sandbox: DockSandbox;
  /** Without it, nothing can be handed over. */
  page?: DockPage | undefined;
  /** Without it, there is no clock. @default that of the page */
  clock?: DockClockProps['platform'] | undefined;
  /** The frames that the sandbox is in. @default none: it has one person */
  frames?: readonly DockFrame[] | undefined;
  /** The people to sign in as. */
  people: readonly DockPerson[];
  /** The world of this tab; null if its frames have several. */
  world: ShownWorld | null;
  /** Called when the user chooses another world. Without it, there is no choice. */
  onChooseWorld?: ((name: SeedRecord['name']) => void) | undefined;
  reset: { state: NonNullable<ButtonProps['state']>; onReset: () => void };
}

/** Sets up the sandbox: who is signed in, the connection, the faults, the clock and the data. */
export function DockSetup({ sandbox, page, clock, frames, people, world, onChooseWorld, reset }: DockSetupProps) {
  const { faults, identity } = sandbox;
  // A text, because the list is another one each time.
  useCurrent(faults.subscribe, () => formatFaults(faults.active()));
  const network = networkOf(faults.active());
  // The next step begins from what a button changes. The recorder sees the faults itself.
  const restart = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('button') !== null)
      page?.recorder?.then((recorder) => recorder.restart()).catch(() => {});
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- it only listens
    <div className={frames ? css.sectionsOfFrames : css.sections} onClick={restart}>
      {(frames ?? [{ title: 'Person', identity, onReload: undefined }]).map(({ title, identity: own, onReload }) => (
        <Section key={title} title={title}>
          {own ? (
            <DockPeople identity={own} people={people} />
          ) : (
            <>
              <Text tone="muted">The shop in this frame has not started yet.</Text>
              <Button size="small" onClick={onReload}>
                Load it again
              </Button>
            </>
          )}
        </Section>
      ))}
      <div className={css.section}>
        <RadioGroup
          legend="Network"
          options={NETWORKS}
          // Other faults of all calls are none of these.
          value={network ?? ('' as 'fast')}
          onChange={(next) => faults.change((active) => withNetwork(active, next))}
        />
      </div>
      <Section title="Faults">
        <DockFaults faults={faults} />
      </Section>
      <Stack gap="xlarge">
        {clock && (
          <Section title="Clock">
            <DockClock platform={clock} />
          </Section>
        )}
        {page?.site !== undefined && (
          <Section title="Tours">
            <Tours site={page.site} />
          </Section>
        )}
        <Section title="Data">
          {onChooseWorld && (
            <RadioGroup legend="World" options={WORLDS} value={(world ?? '') as SeedRecord['name']} onChange={onChooseWorld} />
          )}
          {page?.site !== undefined && <Situations site={page.site} />}
          <Button size="small" state={reset.state} onClick={reset.onReset}>
            Reset the data
          </Button>
          <Text size="caption" tone="muted">
            ‘Start again’ also ends the faults, sets the clock right and signs out.
          </Text>
        </Section>
      </Stack>
    </div>
  );
}
