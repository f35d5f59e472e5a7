'use client';

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#components/primitives/Button/Button.tsx';
import { Inline } from '#components/primitives/Inline/Inline.tsx';
import type { Calls } from '../calls/calls.ts';
import type { Journey, JourneyStep } from '../recorder/journey.ts';
import { NOT_RECORDED } from '../recorder/notRecorded.ts';
import { createPlayer, type Player } from '../recorder/player.ts';
import { describeStep } from '../recorder/step.ts';
import { writesOf } from '../recorder/writes.ts';
import * as css from './Tour.css.ts';
import { useCurrent } from './useCurrent.ts';
import { useDocumentKeys } from './useDocumentKeys.ts';

export interface TourProps {
  journey: Journey;
  calls: Pick<Calls, 'list' | 'subscribe'>;
  /** Returns the path and the query of the page. */
  path: () => string;
  onLeave: () => void;
}

/** Milliseconds for a caption: to read it, and to look for what it is about. */
const READING = 2_500;
const PER_CHARACTER = 45;
/** For a step without a caption. */
const SHORT = 500;

/** The button steps through them in this order. */
const SPEEDS = [1, 2, 4, 0.5];

const delayOf = ({ caption }: JourneyStep) => (caption === undefined ? SHORT : READING + caption.length * PER_CHARACTER);

/** True for an element that needs the key itself. */
const needsKey = (target: EventTarget | null, key: string) =>
  target instanceof Element && target.matches(`input, textarea, select, [role]${key === ' ' ? ', button, summary, a' : ''}`);

/** Says whether the page has made the writes of the recording. */
function describeEnd({ writes }: Journey, made: readonly string[]): string {
  if (writes === null) return 'That is the end of the tour.';
  if (writes.join() === made.join()) return `Replayed: the same ${writes.length === 1 ? 'write' : `${writes.length} writes`} as recorded.`;
  return `The writes differ. Recorded: ${writes.join(', ') || 'none'}. Made so far: ${made.join(', ') || 'none'}.`;
}

/** Tells the page the height of an element, so that it leaves room for it. */
function useMeasuredHeight() {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(css.TOUR_HEIGHT, `${current?.offsetHeight}px`));
    if (current !== null) observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty(css.TOUR_HEIGHT);
    };
  }, []);
  return element;
}

interface PlayingProps extends TourProps {
  player: Player;
}

function PlayingTour({ journey, calls, onLeave, player }: PlayingProps) {
  const { state, index, speed } = useCurrent(player.subscribe, player.current);
  const measured = useMeasuredHeight();
  // The answers to the last step come after it.
  const made = writesOf(useCurrent(calls.subscribe, calls.list));
  const isEnded = state === 'done';
  const togglePause = state === 'paused' ? player.resume : player.pause;
  useDocumentKeys((event) => {
    const { key, target, isTrusted, altKey, ctrlKey, metaKey } = event;
    const action = { ArrowRight: player.next, ' ': togglePause }[key];
    // A program's keys are steps of the journey.
    if (action === undefined || isEnded || !isTrusted || needsKey(target, key) || altKey || ctrlKey || metaKey) return;
    event.preventDefault();
    action();
  });
  const item = journey.steps[index];
  const text = item === undefined ? describeEnd(journey, made) : (item.caption ?? describeStep(item.step));
  const pauseLabel = state === 'paused' ? 'Go on' : 'Pause';
  const speedLabel = `Speed ${speed}×`;
  const closeLabel = isEnded ? 'Close' : 'Stop';
  const waiting = state === 'waiting' ? ', waiting for the page' : '';
  const place = isEnded ? '' : `${index + 1} of ${journey.steps.length}${waiting}`;
  return (
    // A dialog of the shop hides what is around it, but for live regions, and closes when something else is pressed.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only keeps the event from the dialog
    <section
      ref={measured}
      className={css.tour}
      aria-label="Tour"
      aria-live="off"
      data-state={state}
      onPointerDown={(event) => event.stopPropagation()}
      {...NOT_RECORDED}
    >
      <p className={css.caption} role="status">
        {/* A new element for each text, because a translator replaces texts. */}
        <span key={text}>{text}</span>
        <span key={place} className={css.place}>
          {place}
        </span>
      </p>
      <Inline gap="small">
        {!isEnded && (
          <>
            <Button size="small" onClick={togglePause}>
              <span key={pauseLabel}>{pauseLabel}</span>
            </Button>
            <Button size="small" aria-keyshortcuts="ArrowRight" onClick={player.next}>
              Next
            </Button>
            <Button size="small" onClick={() => player.setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1)}>
              <span key={speedLabel}>{speedLabel}</span>
            </Button>
          </>
        )}
        <Button size="small" onClick={onLeave}>
          <span key={closeLabel}>{closeLabel}</span>
        </Button>
      </Inline>
    </section>
  );
}

/**
 * Plays a journey on the page, and says what it shows. It is not modal: the page stays usable. The right arrow key goes on, and Space pauses,
 * unless they are needed where the focus is.
 */
export function Tour(props: TourProps) {
  const { journey, path } = props;
  const [player] = useState(() => createPlayer({ steps: journey.steps, path, delayOf }));
  useEffect(() => player.start(document), [player]);
  return <PlayingTour {...props} player={player} />;
}
