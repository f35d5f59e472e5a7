import { fireEvent } from 'storybook/test';
import { setWithoutEvents } from './setWithoutEvents.ts';

function setText(field: HTMLElement, text: string, isComposing: boolean) {
  setWithoutEvents(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertCompositionText', data: text, isComposing }));
}

/** Types a text that an input method has not finished: the letters of a Chinese word, while its signs are to be chosen. */
export function compose(field: HTMLElement, text: string): void {
  field.focus();
  void fireEvent.compositionStart(field);
  setText(field, text, true);
}

/** Replaces the unfinished text by what the user has chosen, in the order of Chrome's and Safari's events. */
export function finishComposing(field: HTMLElement, text: string): void {
  setText(field, text, true);
  void fireEvent.compositionEnd(field, { data: text });
}
