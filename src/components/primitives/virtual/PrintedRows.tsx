'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Text } from '../Text/Text.tsx';
import { onlyPrinted } from '../../theme/printing.css.ts';

/** Up to this number, all rows are in the DOM, for in-page search and screen readers. */
export const MAX_UNVIRTUALIZED = 60;

interface PrintedRowsProps<Row> {
  rows: readonly Row[];
  /** Up to this number, all are printed. */
  max: number;
  /** Renders the first rows. Called only while the page is printed. */
  children: (first: readonly Row[]) => ReactNode;
}

/** The printed version of a list that has only the rows near the viewport in the DOM. */
export function PrintedRows<Row>({ rows, max, children }: PrintedRowsProps<Row>) {
  if (!usePrinting()) return null;
  return (
    <div className={onlyPrinted}>
      {children(rows.slice(0, max))}
      {rows.length > max && (
        <Text tone="muted">
          {`The first ${max.toLocaleString('en')} of ${rows.length.toLocaleString('en')}. Search or filter to print others.`}
        </Text>
      )}
    </div>
  );
}

let printing = false;

function subscribe(listener: () => void) {
  // The browser takes the page as it is when the event ends.
  const begin = () => {
    printing = true;
    flushSync(listener);
  };
  const end = () => {
    printing = false;
    flushSync(listener);
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
