import { type ChangeEvent, type ChangeEventHandler, type CompositionEvent, type CompositionEventHandler, useState } from 'react';

interface TextProps<Input> {
  value?: string | number | readonly string[] | undefined;
  onChange?: ChangeEventHandler<Input> | undefined;
  onCompositionEnd?: CompositionEventHandler<Input> | undefined;
}

/**
 * True while an input method has not finished a text. A Korean syllable is a text of its own already, and Android's keyboards compose every
 * word, also an English one, which is to be reported letter by letter.
 */
const isUnfinished = (event: InputEvent): boolean =>
  event.isComposing && !/\p{Script=Hangul}$/u.test(event.data ?? '') && !/Android/.test(navigator.userAgent);

/**
 * Returns the props of a text input that reports a text when an input method, such as one for Chinese, has finished it. Until then only the
 * field shows it, so that half a word filters nothing, and no error or count is announced.
 */
export function useFinishedText<Input extends HTMLInputElement | HTMLTextAreaElement>({
  value,
  onChange,
  onCompositionEnd,
}: TextProps<Input>): TextProps<Input> {
  const [unfinished, setUnfinished] = useState<string | null>(null);
  const report = (event: ChangeEvent<Input> | CompositionEvent<Input>) => {
    setUnfinished(null);
    // All that a listener needs is the input with its text.
    onChange?.(event as ChangeEvent<Input>);
  };
  return {
    // React resets a controlled input to its value.
    value: value === undefined ? undefined : (unfinished ?? value),
    onChange: (event) => {
      if (isUnfinished(event.nativeEvent as InputEvent)) setUnfinished(event.target.value);
      else report(event);
    },
    onCompositionEnd: (event) => {
      onCompositionEnd?.(event);
      report(event);
    },
  };
}
