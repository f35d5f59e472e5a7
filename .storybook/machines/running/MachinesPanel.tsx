// Storybook's own page brings only the classic runtime.
/** @jsxRuntime classic */
import * as React from 'react';
import { PREVIEW_INITIALIZED } from 'storybook/internal/core-events';
import { Button, EmptyTabContent, Link } from 'storybook/internal/components';
import { toId } from 'storybook/internal/csf';
import { useChannel, useStorybookApi } from 'storybook/manager-api';
import { styled, useTheme } from 'storybook/theming';
import { storyNameOf } from '../chart.ts';
import { MachineChart } from '../MachineChart.tsx';
import { CHARTS, type Charts, MACHINES, PANEL, SEND } from './channel.ts';
import type { AcceptedEvent, RunningMachine } from './runningMachines.ts';

const Page = styled.div({ display: 'flex', flexDirection: 'column', height: '100%' });
const Bar = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  padding: '8px 12px',
  borderBottom: `1px solid ${theme.appBorderColor}`,
}));
const Columns = styled.div({ display: 'flex', flexWrap: 'wrap', flex: 1, minHeight: 0, overflow: 'auto', scrollPaddingTop: 12 });
const Scroller = styled.section({ flex: '3 1 400px', minWidth: 0, height: '100%', minHeight: 220, overflow: 'auto', padding: 16 });
const Details = styled.div(({ theme }) => ({
  flex: '2 1 280px',
  minWidth: 0,
  height: '100%',
  overflow: 'auto',
  padding: '12px 16px',
  borderInlineStart: `1px solid ${theme.appBorderColor}`,
  fontSize: theme.typography.size.s2,
}));
const Title = styled.h2(({ theme }) => ({ margin: '14px 0 6px', fontSize: theme.typography.size.s2, '&:first-of-type': { marginTop: 0 } }));
const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 6 });
const Muted = styled.p(({ theme }) => ({ margin: 0, color: theme.textMutedColor }));
const Code = styled.pre(({ theme }) => ({
  margin: 0,
  fontFamily: theme.typography.fonts.mono,
  fontSize: theme.typography.size.s1,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}));
const Steps = styled.ol({ margin: 0, padding: 0, listStyle: 'none' });

/** The address of a machine's own page. */
const pageOf = (machine: string) => `?path=/story/${toId('Machines/Charts', storyNameOf(machine))}`;

function EventButton({ event: { type, send }, onSend }: { event: AcceptedEvent; onSend: (type: string) => void }) {
  return (
    <Button size="small" ariaLabel={false} disabled={send === null} onClick={() => onSend(type)}>
      {type}
      {send === 'again' && ', same data again'}
      {send === null && ', from the page'}
    </Button>
  );
}

function MachineDetails({ machine, onSend }: { machine: RunningMachine; onSend: (type: string) => void }) {
  return (
    <Details>
      <Title>Accepts now</Title>
      <Row>
        {machine.accepted.map((event) => (
          <EventButton key={event.type} event={event} onSend={onSend} />
        ))}
      </Row>
      {machine.accepted.length === 0 && (
        <Muted>{machine.isDone ? 'Nothing, it is done.' : 'Nothing, until its calls or delays end.'}</Muted>
      )}
      <Title>History, the latest first</Title>
      <Steps>
        {machine.history.map(({ event, state }, index) => (
          <li key={machine.history.length - index}>
            <code>{event}</code> → {state}
          </li>
        ))}
      </Steps>
      <Title>Context</Title>
      <Code>{JSON.stringify(machine.context, null, 2)}</Code>
      <p>
        <Link href={pageOf(machine.machine)}>All states of {machine.machine}</Link>
      </p>
    </Details>
  );
}

/** Emphasizes the transitions of the current state, or of one that was clicked since. */
function RunningChart({ machine, charts }: { machine: RunningMachine; charts: Charts }) {
  const { appBorderColor, background, color, textMutedColor } = useTheme();
  const [clicked, setClicked] = React.useState<{ state: string; in: string } | null>(null);
  const chart = charts[machine.machine];
  const active = chart?.states.find(({ name }) => name === machine.state);
  const scroller = React.useRef<HTMLElement>(null);
  React.useEffect(() => {
    const { current } = scroller;
    if (current === null || active === undefined) return;
    current.scrollTo({
      left: active.x + active.width / 2 - current.clientWidth / 2,
      top: active.y + active.height / 2 - current.clientHeight / 2,
    });
  }, [active]);
  const colors = {
    line: appBorderColor,
    text: color.defaultText,
    muted: textMutedColor,
    state: background.content,
    accent: color.secondary,
    onAccent: background.content,
  };
  return (
    <Scroller ref={scroller} aria-label="Chart" tabIndex={0}>
      {chart && (
        <MachineChart
          chart={chart}
          colors={colors}
          selected={clicked?.in === machine.state ? clicked.state : machine.state}
          active={machine.state}
          visited={machine.history.map(({ state }) => state)}
          onSelect={(state) => setClicked({ state, in: machine.state })}
        />
      )}
    </Scroller>
  );
}

/** The machines of a journey while it runs: the chart with the current state, the events that it accepts, its history and its context. */
export function MachinesPanel() {
  const [machines, setMachines] = React.useState<RunningMachine[]>([]);
  const [charts, setCharts] = React.useState<Charts>({});
  const [chosen, setChosen] = React.useState<string | null>(null);
  const api = useStorybookApi();
  const emit = useChannel({
    [MACHINES]: setMachines,
    [CHARTS]: setCharts,
    [PREVIEW_INITIALIZED]: () => emit(PANEL, true),
  });
  React.useEffect(() => {
    api.emit(PANEL, true);
    return () => api.emit(PANEL, false);
  }, [api]);
  // By default, the machine with the longest history, which is usually the one that the journey is about.
  const shown = machines.find(({ id }) => id === chosen) ?? machines.toSorted((a, b) => b.history.length - a.history.length)[0];
  if (shown === undefined)
    return <EmptyTabContent title="No machine is running" description="Journeys run the machines of the shop, and show them here." />;
  return (
    <Page>
      <Bar role="group" aria-label="Machines">
        {machines.map(({ id, name, state }) => (
          <Button
            key={id}
            size="small"
            variant={id === shown.id ? 'solid' : 'outline'}
            ariaLabel={false}
            aria-pressed={id === shown.id}
            onClick={() => setChosen(id)}
          >
            {name}: {state}
          </Button>
        ))}
      </Bar>
      <Columns>
        <RunningChart key={shown.machine} machine={shown} charts={charts} />
        <MachineDetails machine={shown} onSend={(type) => emit(SEND, shown.id, type)} />
      </Columns>
    </Page>
  );
}
