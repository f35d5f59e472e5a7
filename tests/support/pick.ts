import { setWithoutEvents } from './setWithoutEvents.ts';

/** Sets the value of a control as a native picker does: also if it is read-only, with the events of a user. */
export function pick(control: HTMLElement, value: string): void {
  setWithoutEvents(control, value);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
