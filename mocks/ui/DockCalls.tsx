'use client';

import { useState } from 'react';
import { Badge } from '#components/primitives/Badge/Badge.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import { Inline } from '#components/primitives/Inline/Inline.tsx';
import { LIST } from '#components/primitives/list.ts';
import { SearchField } from '#components/primitives/SearchField/SearchField.tsx';
import { Text } from '#components/primitives/Text/Text.tsx';
import { type Call, type Calls, type RecordedBody, pathOf, statusOf } from '../calls/calls.ts';
import { toFetch, toHar } from '../calls/copies.ts';
import type { Faults } from '../faults/faults.ts';
import { withFault } from '../faults/network.ts';
import * as css from './DockCalls.css.ts';
import { DockStatus } from './DockStatus.tsx';
import { DockText } from './DockText.tsx';
import { describeFault } from './faultTexts.ts';
import { useCopy } from './useCopy.ts';
import { useCurrent } from './useCurrent.ts';

export interface DockCallsProps {
  calls: Pick<Calls, 'list' | 'subscribe' | 'clear'>;
  faults: Pick<Faults, 'change'>;
}

function toneOf({ answer }: Call): 'neutral' | 'good' | 'critical' {
  if (answer === null) return 'neutral';
  return answer.status >= 200 && answer.status < 400 ? 'good' : 'critical';
}

/** All that the filter looks in. */
const textOf = (call: Call) =>
  [call.operation, call.method, pathOf(call), statusOf(call), call.person, ...call.faults.map((fault) => describeFault(fault))]
    .join(' ')
    .toLowerCase();

function formatted(body: RecordedBody): string {
  if (body === null) return 'Too long to be kept';
  if (body === '') return 'Nothing';
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

interface CallDetailsProps {
  call: Call;
  onFailNext: () => void;
  onCopy: (text: string) => void;
}

function CallDetails({ call, onFailNext, onCopy }: CallDetailsProps) {
  return (
    <div className={css.details}>
      {call.faults.map((fault) => (
        <Text key={describeFault(fault)} size="small" tone="caution">
          Fault: {describeFault(fault)}
        </Text>
      ))}
      <div className={css.bodies}>
        <DockText title="Request" text={formatted(call.body)} />
        <DockText title="Answer" text={formatted(call.answer?.body ?? '')} />
      </div>
      <Inline gap="small">
        {call.operation !== null && (
          <Button size="small" onClick={onFailNext}>
            Make this fail next time
          </Button>
        )}
        <Button size="small" emphasis="quiet" onClick={() => onCopy(toFetch(call))}>
          Copy as fetch
        </Button>
        <Button size="small" emphasis="quiet" onClick={() => onCopy(toHar([call]))}>
          Copy as HAR
        </Button>
        {call.operation !== null && (
          <Text as="span" size="caption" tone="muted">
            Specified in docs/spec.md#calls
          </Text>
        )}
      </Inline>
    </div>
  );
}

function CallSummary({ call }: { call: Call }) {
  return (
    <>
      <span className={css.status}>
        <Badge tone={toneOf(call)}>{statusOf(call)}</Badge>
      </span>
      <span className={css.name}>
        {call.operation ?? 'No documented call'}
        {call.faults.length > 0 && <Badge tone="caution">Fault</Badge>}
      </span>
      <span className={css.where}>
        <span>
          {call.method} {pathOf(call)}
        </span>
        <span>{call.person ?? 'Nobody'}</span>
      </span>
      <span className={css.duration}>{call.answer === null ? '' : `${Math.round(call.answer.duration)} ms`}</span>
    </>
  );
}

/** The calls of the sandbox as they happen, the last one first. One that is opened shows its request and its answer. */
export function DockCalls({ calls, faults }: DockCallsProps) {
  const current = useCurrent(calls.subscribe, calls.list);
  const [held, setHeld] = useState<readonly Call[] | null>(null);
  const [filter, setFilter] = useState('');
  const [opened, setOpened] = useState<number | null>(null);
  const { copy, message, report, uncopied } = useCopy();
  const listed = held ?? current;
  const shown = listed.filter((call) => textOf(call).includes(filter.trim().toLowerCase()));
  const failNext = ({ operation }: Call) => {
    if (operation === null) return;
    faults.change((active) => withFault(active, { operation, kind: '500', calls: 'once' }));
    report(`The next ${operation} fails.`);
  };
  const total = listed.length === 1 ? '1 call' : `${listed.length} calls`;
  const count = shown.length === listed.length ? total : `${shown.length} of ${total}`;
  return (
    <div className={css.ledger}>
      <div className={css.tools}>
        <div className={css.filter}>
          <SearchField label="Filter calls" value={filter} onChange={({ target }) => setFilter(target.value)} />
        </div>
        <Button size="small" aria-pressed={held !== null} onClick={() => setHeld(held === null ? current : null)}>
          Hold
        </Button>
        <Button
          size="small"
          onClick={() => {
            calls.clear();
            setHeld(null);
          }}
        >
          Clear
        </Button>
        <Button size="small" state={shown.length === 0 ? 'unavailable' : 'ready'} onClick={() => void copy(toHar(shown))}>
          Copy all as HAR
        </Button>
        <Text as="span" size="small" tone="muted">
          {count}
        </Text>
        <DockStatus text={message} />
      </div>
      {uncopied !== null && <DockText title="Text to copy" text={uncopied} />}
      {shown.length === 0 && <Text tone="muted">{listed.length === 0 ? 'No calls yet.' : 'No call matches.'}</Text>}
      <ul role={LIST} className={css.calls} aria-label="Calls">
        {shown.map((call) => (
          <li key={call.number} className={css.entry}>
            <button
              type="button"
              className={css.call}
              aria-expanded={opened === call.number}
              onClick={() => setOpened(opened === call.number ? null : call.number)}
            >
              <CallSummary call={call} />
            </button>
            {opened === call.number && <CallDetails call={call} onFailNext={() => failNext(call)} onCopy={(text) => void copy(text)} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
