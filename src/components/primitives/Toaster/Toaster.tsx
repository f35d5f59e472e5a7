'use client';

import * as Radix from '@radix-ui/react-toast';
import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { isRightToLeft } from '../../isRightToLeft.ts';
import { focusPageHeading } from '../PageHeading/focusPageHeading.ts';
import { ShownToast } from './ShownToast.tsx';
import type { Toast } from './toast.ts';
import * as css from './Toaster.css.ts';

/** The default duration of a toast in milliseconds (docs/spec.md#constants). */
const TOAST_DURATION = 5000;

export interface ToasterProps {
  /** Oldest first. */
  toasts: readonly Toast[];
  /** Called when a toast's duration ends or the user dismisses it. */
  onDismiss: (id: string) => void;
  /**
   * The duration of each toast in milliseconds. It runs while the toast can be seen, and not while the pointer or the focus is on the
   * toasts. @default 5000
   */
  duration?: number;
}

/**
 * Temporary messages above everything. Mount it once, before the first message. F8 moves focus to them; Escape or a swipe dismisses one.
 * A message with a link that comes while a dialog is open waits until it is closed. Use Notice for a message that must stay.
 */
export function Toaster({ toasts, onDismiss, duration = TOAST_DURATION }: ToasterProps) {
  const list = useRef<HTMLOListElement>(null);
  const isAway = useIsAway();
  const rememberFocus = useFocusBefore(list, toasts.length === 0);
  const [swipeDirection, setSwipeDirection] = useState<'left' | 'right'>('right');
  const findDirection = ({ currentTarget }: PointerEvent) => setSwipeDirection(isRightToLeft(currentTarget) ? 'left' : 'right');
  return (
    // Radix would count the time of a toast also before it can be seen.
    <Radix.Provider duration={Number.POSITIVE_INFINITY} swipeDirection={swipeDirection}>
      <Radix.Viewport ref={list} className={css.viewport} onFocus={rememberFocus} />
      {toasts.map((toast) => (
        <ShownToast
          key={toast.id}
          toast={toast}
          duration={duration}
          list={list}
          isAway={isAway}
          onPointerDown={findDirection}
          onDismiss={() => onDismiss(toast.id)}
        />
      ))}
    </Radix.Provider>
  );
}

/**
 * Returns focus, which Radix leaves on the empty list when the last toast is dismissed, to where it was before. If that element is gone,
 * focuses the page's heading. Pass the returned function to the list.
 */
function useFocusBefore(list: RefObject<HTMLElement | null>, isEmpty: boolean) {
  const before = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!isEmpty || document.activeElement !== list.current) return;
    if (before.current?.isConnected === true) before.current.focus({ preventScroll: true });
    else focusPageHeading();
  }, [isEmpty, list]);
  return ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
  };
}

/** Returns a ref that is true from when the window loses the focus until it has it again. False at first: a frame may never have had it. */
function useIsAway() {
  const isAway = useRef(false);
  useEffect(() => {
    const look = () => {
      isAway.current = !document.hasFocus();
    };
    window.addEventListener('blur', look);
    window.addEventListener('focus', look);
    return () => {
      window.removeEventListener('blur', look);
      window.removeEventListener('focus', look);
    };
  }, []);
  return isAway;
}
