'use client';

import Search from 'lucide/dist/esm/icons/search.mjs';
import { type InputHTMLAttributes, type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import * as css from '../Field/Field.css.ts';
import { useFinishedText } from '../Field/useFinishedText.ts';
import { Icon } from '../Icon/Icon.tsx';
import { isInputMethodKey } from '../isInputMethodKey.ts';

export interface SearchFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'className' | 'style' | 'children' | 'disabled' | 'placeholder'
> {
  /** Says what is searched: 'Search car items'. Names the field, and is its placeholder. */
  label: string;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Filters the content below it. Its magnifying glass makes a visible label unnecessary. Enter puts a phone's keyboard away, which covers
 * that content. Use TextField for any other text.
 */
export function SearchField({ label, ref, onKeyDown, ...input }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => field.current);
  useReportEarlyText(field, input.value);
  const text = useFinishedText(input);
  return (
    <span className={css.frame}>
      <input
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        {...input}
        {...text}
        ref={field}
        type="search"
        className={css.search}
        aria-label={label}
        placeholder={label}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key === 'Enter' && !isInputMethodKey(event.nativeEvent)) putKeyboardAway(event.currentTarget);
        }}
      />
      <span className={css.affixes.start}>
        <Icon icon={Search} size="small" />
      </span>
    </span>
  );
}

function putKeyboardAway(field: HTMLInputElement): void {
  // In a task of its own, because the key may still submit a form around the field.
  if (matchMedia('(pointer: coarse)').matches) setTimeout(() => field.blur());
}

/**
 * Reports what was typed before React took over a server's HTML. React keeps such a text in a controlled field, but reports no change,
 * because it compares with the text that it found. Not a layout effect, because React Router's `navigate`
 * does nothing until the layout effects of the component that calls `useNavigate` have run, and that component is above this one.
 */
function useReportEarlyText(field: RefObject<HTMLInputElement | null>, value: SearchFieldProps['value']): void {
  const first = useRef(value);
  useEffect(() => {
    if (first.current !== undefined) reportText(field.current, String(first.current));
  }, [field]);
}

function reportText(element: HTMLInputElement | null, reported: string): void {
  if (element === null || element.value === reported) return;
  const typed = element.value;
  // React intercepts the element's own setter, and not that of its prototype.
  element.value = reported;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, typed);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}
