'use client';

import { useEffect, useRef, useState } from 'react';
import type Charts from 'virtual:machine-charts';
import { Button } from '#components/primitives/Button/Button.tsx';
import { Heading } from '#components/primitives/Heading/Heading.tsx';
import { Inline } from '#components/primitives/Inline/Inline.tsx';
import { Notice } from '#components/primitives/Notice/Notice.tsx';
import { LIST } from '#components/primitives/list.ts';
import { Text } from '#components/primitives/Text/Text.tsx';
import { MachineChart } from '../machines/MachineChart.tsx';
import type { MachineRecorder } from '../machines/recordMachines.ts';
import { describeMachines, type RunningMachine, sendToMachine } from '../machines/runningMachines.ts';
import * as css from './DockMachines.css.ts';
import { useCurrent } from './useCurrent.ts';

/** Loads the charts of all machines. They are as large as half of the dock. */
function useCharts() {
  const [charts, setCharts] = useState<typeof Charts | 'loading' | 'failed'>('loading');
  const load = () =>
    void import('virtual:machine-charts').then(
      (loaded) => setCharts(loaded.default),
      () => setCharts('failed'),
    );
  useEffect(load, []);
  const retry = () => {
    setCharts('loading');
    load();
  };
  return { charts, retry };
}

/** The chart with the current state. Emphasizes its transitions, or those of a state that was clicked since. */
function RunningChart({ machine }: { machine: RunningMachine }) {
  const { charts, retry } = useCharts();
  const [clicked, setClicked] = useState<{ state: string; in: string } | null>(null);
  const chart = typeof charts === 'string' ? undefined : charts[machine.machine];
  const active = chart?.states.find(({ name }) => name === machine.state);
  const scroller = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = scroller;
    if (current === null || active === undefined) return;
    // Also when its tab is shown again, because what is hidden has no place.
    const observer = new ResizeObserver(() =>
      current.scrollTo({
        left: active.x + active.width / 2 - current.clientWidth / 2,
        top: active.y + active.height / 2 - current.clientHeight / 2,
      }),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [active]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <section ref={scroller} className={css.chart} aria-label="Chart" aria-busy={charts === 'loading'} tabIndex={0}>
      {charts === 'loading' && <Text tone="muted">Loading the chart…</Text>}
      {charts === 'failed' && (
        <Notice
          tone="critical"
          title="The chart could not be loaded"
          action={
            <Button size="small" onClick={retry}>
              Try again
            </Button>
          }
        />
      )}
      {chart && (
        <MachineChart
          chart={chart}
          selected={clicked?.in === machine.state ? clicked.state : machine.state}
          active={machine.state}
          visited={machine.history.map(({ state }) => state)}
          onSelect={(state) => setClicked({ state, in: machine.state })}
        />
      )}
    </section>
  );
}

/** The ends of the labels of events. */
const WAYS = { simple: '', again: ', same data again', page: ', from the page' };

function MachineDetails({ machine, onSend }: { machine: RunningMachine; onSend: (type: string) => void }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <section className={css.details} aria-label="Details" tabIndex={0}>
      <Heading level={3} size={4}>
        Accepts now
      </Heading>
      <Inline gap="small">
        {machine.accepted.map(({ type, send }) => (
          <Button key={type} size="small" state={send === null ? 'unavailable' : 'ready'} onClick={() => onSend(type)}>
            {type + WAYS[send ?? 'page']}
          </Button>
        ))}
      </Inline>
      {machine.accepted.length === 0 && (
        <Text tone="muted">{machine.isDone ? 'Nothing, it is done.' : 'Nothing, until its calls or delays end.'}</Text>
      )}
      <Heading level={3} size={4}>
        History, the latest first
      </Heading>
      <ol role={LIST} className={css.steps}>
        {machine.history.map(({ event, state }, index) => (
          <li key={machine.history.length - index}>{`${event} → ${state}`}</li>
        ))}
      </ol>
      <Heading level={3} size={4}>
        Context
      </Heading>
      <pre className={css.context} dir="ltr" translate="no">
        {JSON.stringify(machine.context, null, 2)}
      </pre>
    </section>
  );
}

export interface DockMachinesProps {
  machines: Pick<MachineRecorder, 'list' | 'subscribe'>;
}

/** The machines of the app while they run: the chart with the current state, the events that it accepts, its history and its context. */
export function DockMachines({ machines }: DockMachinesProps) {
  const records = useCurrent(machines.subscribe, machines.list);
  const [chosen, setChosen] = useState<string | null>(null);
  const running = describeMachines(records);
  // By default, the machine with the longest history, which is usually the one that somebody uses.
  const shown = running.find(({ id }) => id === chosen) ?? running.toSorted((a, b) => b.history.length - a.history.length)[0];
  if (shown === undefined) return <Text tone="muted">No machine is running. The shop starts them when somebody signs in.</Text>;
  return (
    <div className={css.page}>
      <Inline gap="small" role="group" aria-label="Machines">
        {running.map(({ id, name, state }) => (
          <Button key={id} size="small" aria-pressed={id === shown.id} onClick={() => setChosen(id)}>
            {`${name}: ${state}`}
          </Button>
        ))}
      </Inline>
      <div className={css.columns}>
        <RunningChart key={shown.machine} machine={shown} />
        <MachineDetails key={shown.id} machine={shown} onSend={(type) => sendToMachine(machines.list(), shown.id, type)} />
      </div>
    </div>
  );
}
