import type { ReactNode } from 'react';
import { Text } from '../Text/Text.tsx';
import { printed } from './PrintedRows.css.ts';
import { usePrinting } from './usePrinting.ts';
import { WHOLE } from './whole.ts';

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
    <div className={printed}>
      {children}
      <Text tone="soft">
        The first {WHOLE} of {total}. Search or filter to print others.
      </Text>
    </div>
  );
}
