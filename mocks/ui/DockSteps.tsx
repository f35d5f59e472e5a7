'use client';

import { useEffect, useState } from 'react';
import { Button } from '#components/primitives/Button/Button.tsx';
import { Inline } from '#components/primitives/Inline/Inline.tsx';
import { Notice } from '#components/primitives/Notice/Notice.tsx';
import { Text } from '#components/primitives/Text/Text.tsx';
import type { Call } from '../calls/calls.ts';
import { toHar } from '../calls/copies.ts';
import { type Journey, journeyLink } from '../recorder/journey.ts';
import { toPlaywright, toStory } from '../recorder/journeys.ts';
import { currentPath } from '../recorder/recordPage.ts';
import type { RecordedStep, Recorder } from '../recorder/recorder.ts';
import { writesOf } from '../recorder/writes.ts';
import { describeStep } from '../recorder/step.ts';
import * as css from './DockSteps.css.ts';
import type { DockPage, DockSandbox } from './DockSetup.tsx';
import { DockStatus } from './DockStatus.tsx';
import { DockText } from './DockText.tsx';
import { useCopy } from './useCopy.ts';
import { useCurrent } from './useCurrent.ts';

export interface DockStepsProps {
  sandbox: DockSandbox;
  page: DockPage;
}

/** The calls of each step: those before the next one. */
const callsOf = (steps: readonly RecordedStep[], index: number, calls: readonly Call[]): Call[] =>
  calls
    .filter(({ number }) => number > (steps[index]?.callsBefore ?? 0) && number <= (steps[index + 1]?.callsBefore ?? Infinity))
    .toReversed();

interface StepListProps extends DockStepsProps {
  recorder: Recorder;
}

function StepList({ sandbox, page, recorder }: StepListProps) {
  const { steps, start } = useCurrent(recorder.subscribe, recorder.current);
  const calls = useCurrent(sandbox.calls.subscribe, sandbox.calls.list);
  const { copy, message, report, uncopied } = useCopy();
  const first = steps[0]?.callsBefore ?? Infinity;
  const journey = async (): Promise<Journey> => {
    if (start === null) throw new Error('Nothing is recorded');
    // The ledger keeps the last calls only, and may have been cleared.
    const areAllKept = (calls.at(-1)?.number ?? 1) <= first + 1;
    const writes = areAllKept ? writesOf(calls.filter(({ number }) => number > first)) : null;
    return { start: await start, steps, end: currentPath(page), writes };
  };
  const copyJourney = async (write: (recorded: Journey) => string | Promise<string>) => {
    if (!(await copy(journey().then(write)))) report('The situation at the start could not be read.');
  };
  const replay = async () => {
    // Opened at once, because browsers block it after a pause.
    const tab = window.open('', '_blank');
    const link = await journey()
      .then((recorded) => journeyLink(recorded, page.site))
      .catch(() => null);
    if (tab === null || link === null) {
      tab?.close();
      report('This browser does not open a tab here. Copy the link to the replay.');
    } else tab.location.assign(link);
  };
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
        <Button size="small" state={state} onClick={() => void copy(toHar(calls.filter(({ number }) => number > first)))}>
          Copy calls as HAR
        </Button>
        <Button size="small" state={state} onClick={() => void replay()}>
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

/** What somebody has done on the page since it was opened, with the calls of each step, as a journey for Playwright or Storybook. */
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
