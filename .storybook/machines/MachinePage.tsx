import { useLayoutEffect, useRef, useState } from 'react';
import charts from 'virtual:machine-charts';
import { Heading } from '../../src/components/primitives/Heading/Heading.tsx';
import { PageHeading } from '../../src/components/primitives/PageHeading/PageHeading.tsx';
import { Text } from '../../src/components/primitives/Text/Text.tsx';
import type { Chart, ChartState } from '../../mocks/machines/chart.ts';
import { MachineChart } from '../../mocks/machines/MachineChart.tsx';
import { EntryLink, openEntry } from '../docs/EntryLink.tsx';
import { link } from '../docs/EntryLink.css.ts';
import { linkCitations } from '../docs/rulePages.ts';
import * as css from './MachinePage.css.ts';
import stateStories from './stateStories.json';

const storiesOf = (machine: string, state: string): string[] =>
  (stateStories as Record<string, Record<string, string[]> | undefined>)[machine]?.[state] ?? [];

/** A link to a story such as 'account/BookingScreen: Sold Out'. */
function StoryLink({ story }: { story: string }) {
  const [screen = '', name = ''] = story.split(': ');
  return (
    <EntryLink title={`Screens/${screen}`} story={name}>
      {screen.split('/').at(-1)}: {name}
    </EntryLink>
  );
}

function StateDetails({ chart, state }: { chart: Chart; state: ChartState }) {
  const outgoing = chart.transitions.filter(({ from }) => from === state.name);
  const incoming = chart.transitions.filter(({ to }) => to === state.name);
  const stories = storiesOf(chart.id, state.name);
  return (
    <>
      <Heading level={2} size={3}>
        {state.name}
      </Heading>
      {state.tags.length > 0 && <Text tone="muted">Tagged {state.tags.join(', ')}</Text>}
      {state.invokes.length > 0 && <Text>Runs {state.invokes.join(', ')}</Text>}
      <Heading level={3} size={4}>
        Leads to
      </Heading>
      {outgoing.length === 0 && <Text tone="muted">{state.kind === 'final' ? 'Nothing, it is done' : 'No other state by itself'}</Text>}
      <ul className={css.list}>
        {outgoing.flatMap(({ id, to, events }) =>
          events.map((event) => (
            <li key={`${id} ${event}`}>
              <code>{event}</code> → {to}
            </li>
          )),
        )}
      </ul>
      <Heading level={3} size={4}>
        Reached from
      </Heading>
      <Text tone="muted">{incoming.length === 0 ? 'The start' : [...new Set(incoming.map(({ from }) => from))].join(', ')}</Text>
      <Heading level={3} size={4}>
        Shown by
      </Heading>
      {stories.length === 0 && <Text tone="muted">No screen of its own</Text>}
      <ul className={css.list}>
        {stories.map((story) => (
          <li key={story}>
            <StoryLink story={story} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** A docstring, with its names as code and the rules that it cites as links. */
function Description({ text }: { text: string }) {
  return (
    <Text>
      {linkCitations(text)
        .split(/(`[^`]+`|\[[^\]]+\]\([^)]+\))/)
        .map((part) => {
          const [, label, address] = /^\[(.+)\]\(\.\/(.+)\)$/.exec(part) ?? [];
          if (address !== undefined)
            return (
              <a key={part} className={link} href={`./${address}`} target="_top" onClick={(event) => openEntry(event, address)}>
                {label}
              </a>
            );
          return part.startsWith('`') ? <code key={part}>{part.slice(1, -1)}</code> : part;
        })}
    </Text>
  );
}

/** A machine: what it does, its picture, and the selected state with its events and the stories that show it. */
export function MachinePage({ machine }: { machine: string }) {
  const chart = charts[machine];
  if (chart === undefined) throw new Error(`There is no machine ${machine}`);
  const first = chart.states.find(({ kind }) => kind === 'initial');
  const [selected, setSelected] = useState(first?.name ?? '');
  const state = chart.states.find(({ name }) => name === selected);
  const scroller = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // The first state of a wide chart is far from its left edge.
    if (scroller.current !== null && first !== undefined)
      scroller.current.scrollLeft = first.x + first.width / 2 - scroller.current.clientWidth / 2;
  }, [first]);
  return (
    <main className={css.page}>
      <header className={css.header}>
        <PageHeading>{machine}</PageHeading>
        <Description text={chart.description} />
        <Text size="small" tone="muted">
          {chart.states.length} states. A round state is the first, a double border the last. Under the name of a state stands what runs in
          it.
          {chart.everywhere.length > 0 && ` In every state: ${chart.everywhere.join(', ')}.`}
        </Text>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
      <section ref={scroller} dir="ltr" className={css.chart} aria-label="Chart" tabIndex={0}>
        <MachineChart chart={chart} selected={selected} onSelect={setSelected} />
      </section>
      <aside className={css.details} aria-live="polite">
        {state && <StateDetails chart={chart} state={state} />}
      </aside>
    </main>
  );
}
