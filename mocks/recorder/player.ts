import { createStore } from '#contract/store.ts';
import type { JourneyStep } from './journey.ts';
import { performStep, waitForElement } from './performStep.ts';

/** How a journey goes on. */
export interface Playing {
  /** `waiting` until the page shows the element of the step. */
  state: 'playing' | 'paused' | 'waiting' | 'done';
  /** The index of the step that comes next. */
  index: number;
  /** 2 is twice as fast. */
  speed: number;
}

/** Plays a journey. */
export interface Player {
  /** The same object until it changes. */
  current: () => Playing;
  /** Calls the listener after each change. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  pause: () => void;
  resume: () => void;
  setSpeed: (speed: number) => void;
  /** Does the next step now. One whose element the page does not show is left out. */
  next: () => void;
  /** Plays the steps on the page, from the first one. Returns a function that ends it. */
  start: (page: Document) => () => void;
}

interface PlayerOptions {
  steps: readonly JourneyStep[];
  /** The path and the query of the page. */
  path: () => string;
  /** How long a step is shown before it is done, in milliseconds at speed 1. */
  delayOf: (step: JourneyStep) => number;
}

/** The attribute of the element that a step is about to use. */
const MARK = 'data-tour';

/** Creates a player, which does one step after the other. Each waits until the page shows its element, however long that takes. */
export function createPlayer({ steps, path, delayOf }: PlayerOptions): Player {
  const playing = createStore<Playing>({ state: 'waiting', index: 0, speed: 1 });
  const set = (change: Partial<Playing>) => playing.write({ ...playing.read(), ...change });
  let isPaused = false;
  /** True if the next step is asked for while it is paused. */
  let isAdvanced = false;
  /** Counts the starts and the ends, so that an earlier run notices that it is over. */
  let run = 0;
  /** Ends the time for which a step is shown, or the pause. */
  let wake = () => {};
  /** Leaves out the step whose element the page does not show; null while none is looked for. */
  let skip: (() => void) | null = null;

  const isBlocked = (isOver: () => boolean) => isPaused && !isAdvanced && !isOver();
  const untilResumed = async (isOver: () => boolean) => {
    while (isBlocked(isOver)) await new Promise<void>((resolve) => (wake = resolve));
    isAdvanced = false;
  };
  const showFor = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const findElement = async (index: number, item: JourneyStep, page: Document) => {
    const skipping = new AbortController();
    const leaveOut = () => skipping.abort();
    skip = leaveOut;
    const isReady = () => item.path === null || item.path === path();
    const element = await waitForElement(item.step.target, {
      page,
      isReady,
      unless: item.isOptional === true ? steps[index + 1]?.step.target : undefined,
      signal: skipping.signal,
    }).catch(() => null);
    // Not that of a later run.
    if (skip === leaveOut) skip = null;
    return element;
  };

  async function play(page: Document, isOver: () => boolean) {
    for (const [index, item] of steps.entries()) {
      set({ state: 'waiting', index });
      const shown = await findElement(index, item, page);
      if (isOver()) return;
      if (shown === null) continue;
      shown.setAttribute(MARK, '');
      shown.scrollIntoView({ block: 'center' });
      set({ state: isPaused ? 'paused' : 'playing' });
      if (!isPaused) await showFor(delayOf(item) / playing.read().speed);
      await untilResumed(isOver);
      shown.removeAttribute(MARK);
      if (isOver()) return;
      // The page may have replaced it meanwhile.
      const element = shown.isConnected ? shown : await findElement(index, item, page);
      if (element !== null) performStep(item.step, element);
      // A field would keep the keys of the tour.
      if (page.activeElement instanceof HTMLElement && page.activeElement.matches('input, textarea, select')) page.activeElement.blur();
    }
    set({ state: 'done', index: steps.length });
  }
  return {
    current: playing.read,
    subscribe: playing.subscribe,
    pause: () => {
      isPaused = true;
      set({ state: 'paused' });
    },
    resume: () => {
      isPaused = false;
      set({ state: skip === null ? 'playing' : 'waiting' });
      wake();
    },
    setSpeed: (speed) => set({ speed }),
    next: () => {
      if (skip !== null) return skip();
      isAdvanced = playing.read().state === 'paused';
      return wake();
    },
    start: (page) => {
      run += 1;
      const own = run;
      void play(page, () => run !== own);
      return () => {
        run += 1;
        skip?.();
        wake();
      };
    },
  };
}
