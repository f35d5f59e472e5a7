'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { Text } from '../Text/Text.tsx';
import * as css from './PrintedRows.css.ts';

/** Up to this number, all rows are in the DOM, for in-page search, printing and screen readers. */
export const MAX_UNVIRTUALIZED = 60;

interface PrintedRowsProps {
  /** The total number of rows. */
  total: number;
  /** The first rows. Rendered only while the page is printed. */
  children: ReactNode;
}

/** The printed version of a list that has only the rows near the viewport in the DOM. */
export function PrintedRows({ total, children }: PrintedRowsProps) {
  if (!usePrinting()) return null;
  return (
    <div className={css.printed}>
      {children}
      <Text tone="muted">
        The first {MAX_UNVIRTUALIZED} of {total}. Search or filter to print others.
      </Text>
    </div>
  );
}

let printing = false;

function subscribe(listener: () => void) {
  const begin = () => {
    printing = true;
    listener();
  };
  const end = () => {
    printing = false;
    listener();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** Returns true while the page is being printed, starting before the print layout. */
const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing);
