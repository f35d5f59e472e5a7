'use client';

import { useEffect, useId, useState } from 'react';
import { Button } from '#components/primitives/Button/Button.tsx';
import { Inline } from '#components/primitives/Inline/Inline.tsx';
import { Notice } from '#components/primitives/Notice/Notice.tsx';
import { Text } from '#components/primitives/Text/Text.tsx';
import type { Call } from '../calls/calls.ts';
import { toHar } from '../calls/copies.ts';
import { type Journey, journeyLink } from '../recorder/journey.ts';
import { toPlaywright, toStory } from '../recorder/journeys.ts';
import type { Moment, RecordedStep, Recorder } from '../recorder/recorder.ts';
import { writesAfter } from '../recorder/writes.ts';
import { describeStep } from '../recorder/step.ts';
import { situationLink } from '../situation/link.ts';
import * as css from './DockSteps.css.ts';
import type { DockSandbox, TabPage } from './DockSetup.tsx';
import { DockStatus } from './DockStatus.tsx';
import { DockText } from './DockText.tsx';
import { useCopy } from './useCopy.ts';
import { useCurrent } from './useCurrent.ts';

export interface DockStepsProps {
  sandbox: DockSandbox;
  page: TabPage;
}

/** The calls of each step: those before the next one. */
const callsOf = (steps: readonly RecordedStep[], index: number, calls: readonly Call[]): Call[] =>
  calls
    .filter(({ number }) => number > (steps[index]?.callsBefore ?? 0) && number <= (steps[index + 1]?.callsBefore ?? Infinity))
    .toReversed();

const UNREADABLE = 'The situation could not be read.';

interface MomentSliderProps {
  moments: readonly Moment[];
  /** Opens a moment. */
  onOpen: (moment: Moment) => void;
}

/** Goes back through the session. */
function MomentSlider({ moments, onOpen }: MomentSliderProps) {
  const id = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const last = moments.length - 1;
  const index = Math.min(chosen ?? last, last);
  const moment = moments[index];
  if (moment === undefined) return null;
  const text = moment.after === null ? 'the start' : `${index} of ${last}: after ${moment.after}`;
  return (
    <div className={css.moments}>
      <label htmlFor={id}>Go back to</label>
      <input
        id={id}
        type="range"
        className={css.slider}
        max={last}
        value={index}
        aria-valuetext={text}
        onChange={({ target }) => setChosen(target.valueAsNumber)}
      />
      <Text as="span" size="small" tone="muted">
        {text}
      </Text>
      <Button size="small" onClick={() => onOpen(moment)}>
        Open in a new tab
      </Button>
    </div>
  );
}

interface StepListProps extends DockStepsProps {
  recorder: Recorder;
}

function StepList({ sandbox, page, recorder }: StepListProps) {
  const { steps, moments } = useCurrent(recorder.subscribe, recorder.current);
  const calls = useCurrent(sandbox.calls.subscribe, sandbox.calls.list);
  const { copy, message, report, uncopied } = useCopy();
  const callsBefore = steps[0]?.callsBefore ?? Infinity;
  const journey = async (): Promise<Journey> => {
    const [first] = moments;
    if (first === undefined) throw new Error('Nothing is recorded');
    const writes = writesAfter(sandbox.calls, callsBefore);
    return { start: await first.situation(), steps, end: page.path(), writes };
  };
  const copyJourney = async (write: (recorded: Journey) => string | Promise<string>) => {
    if (!(await copy(journey().then(write)))) report(UNREADABLE);
  };
  const openTab = async (made: Promise<string>) => {
    // Opened at once, because browsers block it after a pause.
    const tab = window.open('', '_blank');
    const link = await made.catch(() => null);
    if (tab !== null && link !== null) return tab.location.assign(link);
    tab?.close();
    return report(link === null ? UNREADABLE : 'This browser does not open a tab here. Copy the link instead.');
  };
  const openMoment = ({ situation }: Moment) => openTab(situation().then((known) => situationLink(known, page.site)));
  const state = steps.length === 0 ? 'unavailable' : 'ready';
  return (
    <div className={css.steps}>
      <Inline gap="small">
        <Button size="small" state={state} onClick={() => void copyJourney((recorded) => toPlaywright(recorded, page.site))}>
          Copy for Playwright
        </Button>
        <Button size="small" state={state} onClick={() => void copyJourney(toStory)}>
          Copy for Storybook
        </Button>
        <Button size="small" state={state} onClick={() => void copy(toHar(calls.filter(({ number }) => number > callsBefore)))}>
          Copy calls as HAR
        </Button>
        <Button size="small" state={state} onClick={() => void openTab(journey().then((recorded) => journeyLink(recorded, page.site)))}>
          Replay in a new tab
        </Button>
        <Button size="small" state={state} onClick={() => void copyJourney((recorded) => journeyLink(recorded, page.site))}>
          Copy link to the replay
        </Button>
        <Button size="small" emphasis="quiet" state={state} onClick={recorder.restart}>
          Record from here
        </Button>
        <DockStatus text={message} />
      </Inline>
      <MomentSlider key={callsBefore} moments={moments} onOpen={(moment) => void openMoment(moment)} />
      {uncopied !== null && <DockText title="Text to copy" text={uncopied} />}
      {steps.length === 0 && (
        <Text tone="muted">No steps yet. Use the shop: what you do is listed here. A change of the sandbox’s setup begins a new list.</Text>
      )}
      <ol className={css.list} aria-label="Steps">
        {steps.map((recorded, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- steps are only added at the end
          <li key={index} className={css.step}>
            <span key={describeStep(recorded.step)}>{describeStep(recorded.step)}</span>
            <div className={css.calls}>
              {callsOf(steps, index, calls).map((call) => (
                <span key={`${call.number} ${call.answer?.status}`}>{`${call.operation ?? call.url} ${call.answer?.status ?? '…'}`}</span>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Lists the steps on this page since it was opened, each with its calls, and copies them as a journey for Playwright or Storybook. */
export function DockSteps({ sandbox, page }: DockStepsProps) {
  const [recorder, setRecorder] = useState<Recorder | 'loading' | 'failed'>('loading');
  useEffect(() => {
    page.recorder.then(setRecorder, () => setRecorder('failed'));
  }, [page.recorder]);
  if (recorder === 'failed')
    return (
      <Notice tone="critical" title="Nothing was recorded">
        The code for it could not be loaded. Load the page again.
      </Notice>
    );
  return recorder === 'loading' ? null : <StepList sandbox={sandbox} page={page} recorder={recorder} />;
}
