import { createStore } from '#contract/store.ts';
import { accounts } from '../data/accounts.ts';
import { digitsOf } from '../payments/cardFormat.ts';
import { testCards } from '../payments/testCards.ts';
import type { Situation } from '../situation/situation.ts';
import { cardOf, isRecorded, canBeFound, targetOf } from './elements.ts';
import type { Step, StepTarget } from './step.ts';

/** A step, and what was there before it. */
export interface RecordedStep {
  step: Step;
  /** The path and the query of the page. */
  path: string;
  /** The number of the last call before it. */
  callsBefore: number;
}

/** A moment that the user can go back to. */
export interface Moment {
  /** The write that was answered just before; null at the start. */
  after: string | null;
  /** Makes it of what was kept then. */
  situation: () => Promise<Situation>;
}

/** The steps since the recording began. */
export interface Recording {
  steps: readonly RecordedStep[];
  /** Starts with the moment before the first step. Empty without steps. */
  moments: readonly Moment[];
}

const NOTHING: Recording = { steps: [], moments: [] };

/** Keeps what a person does on a page. */
export interface Recorder {
  /** The same object until it changes. */
  current: () => Recording;
  /** Calls the listener after each change. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void;
  /** Forgets the steps. The next one begins again, from the situation then. */
  restart: () => void;
  /** Keeps the situation after a write, if the recording has begun. */
  keepMoment: (after: string) => void;
}

interface RecorderOptions {
  page: Document;
  /** Keeps what the page shows now, and resolves with what makes a situation of it. */
  keep: () => Promise<() => Promise<Situation>>;
  /** The path and the query of the page. */
  path: () => string;
  /** The number of the last call. */
  lastCall: () => number;
}

/** The elements whose clicks are steps. Fields report their changes instead. */
const CLICKABLE = 'a[href], button, summary, [role="button"], [role="link"], [role="menuitem"], [role="option"], [role="tab"]';
const CHOSEN_BY_KEY = '[role="menu"], [role="menuitem"], [role="option"], [role="tab"]';
const KEYS = ['ArrowDown', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'End', 'Enter', 'Home', ' '];

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * True for what a person types into a field for secrets, unless the sandbox shows it to everybody: its passwords, and its test cards. A
 * password that is shown has the type of a text.
 */
function isSecret(field: Field): boolean {
  if (field.type === 'password' || field.autocomplete.includes('password'))
    return !accounts.some(({ password }) => password === field.value);
  const number = cardOf(field)?.querySelector('input')?.value;
  return number !== undefined && !testCards.some((card) => card.number === digitsOf(number));
}

const isTextField = (element: Element): element is Field =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(element.type));

/** Records what a person does on the page from now on, until it is left. What a program does is not recorded. */
export function createRecorder({ page, keep, path, lastCall }: RecorderOptions): Recorder {
  const recording = createStore<Recording>(NOTHING);
  let pressed: { element: Element; target: StepTarget } | null = null;
  let lastField: Element | null = null;

  const momentNow = (after: string | null): Moment => {
    const kept = keep();
    // Avoids an unhandled rejection. Opening or copying it reports the failure.
    kept.catch(() => {});
    return { after, situation: async () => (await kept)() };
  };

  const add = (step: Step, field: Element | null = null) => {
    const { steps, moments } = recording.read();
    const isGoingOn = field !== null && field === lastField;
    lastField = field;
    if (isGoingOn && steps.length > 0) {
      const last = steps.at(-1) as RecordedStep;
      return recording.write({ moments, steps: [...steps.slice(0, -1), { ...last, step }] });
    }
    const recorded = { step, path: path(), callsBefore: lastCall() };
    return recording.write({ steps: [...steps, recorded], moments: steps.length > 0 ? moments : [momentNow(null)] });
  };

  /**
   * Calls the listener with the element of each event that a person causes, before the page sees it. It listens at the window, because a
   * dialog that was open before the recording began handles Escape at the document, and is gone then.
   */
  const listen = <Name extends 'pointerdown' | 'click' | 'input' | 'change' | 'keydown'>(
    name: Name,
    listener: (element: Element, event: WindowEventMap[Name]) => void,
  ) => {
    page.defaultView?.addEventListener(
      name,
      (event) => {
        // The icon of a button is no HTMLElement.
        if (event.isTrusted && event.target instanceof Element && isRecorded(event.target)) listener(event.target, event);
      },
      { capture: true },
    );
  };

  // A press may hide the rest of the page, as a menu does, so the element is named before.
  listen('pointerdown', (element) => {
    const clickable = element.closest<HTMLElement>(CLICKABLE);
    pressed = clickable && { element: clickable, target: targetOf(clickable) };
  });
  listen('click', (element) => {
    const clickable = element.closest<HTMLElement>(CLICKABLE);
    if (clickable === null) return;
    add({ action: 'click', target: pressed?.element === clickable ? pressed.target : targetOf(clickable) });
    pressed = null;
  });
  listen('input', (element) => {
    if (!isTextField(element)) return;
    // Named once, and not for each character.
    const last = element === lastField ? recording.read().steps.at(-1) : undefined;
    add({ action: 'fill', target: last?.step.target ?? targetOf(element), value: isSecret(element) ? null : element.value }, element);
  });
  listen('change', (element) => {
    if (element instanceof HTMLSelectElement)
      add({ action: 'choose', target: targetOf(element), value: element.selectedOptions[0]?.label ?? '' });
    if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type))
      add({ action: element.checked ? 'check' : 'uncheck', target: targetOf(element) });
  });
  listen('keydown', (element, { key }) => {
    if ((key === 'Escape' && canBeFound(element)) || (KEYS.includes(key) && element.matches(CHOSEN_BY_KEY)))
      add({ action: 'press', target: targetOf(element), value: key });
  });

  return {
    current: recording.read,
    subscribe: recording.subscribe,
    restart: () => {
      lastField = null;
      recording.write(NOTHING);
    },
    keepMoment: (after) => {
      const { steps, moments } = recording.read();
      if (steps.length > 0) recording.write({ steps, moments: [...moments, momentNow(after)] });
    },
  };
}
