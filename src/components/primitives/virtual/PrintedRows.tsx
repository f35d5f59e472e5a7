import type { ReactNode } from 'react';
import { Text } from '../Text/Text.tsx';
import { printed } from './PrintedRows.css.ts';
import { usePrinting } from './usePrinting.ts';
import { WHOLE } from './whole.ts';

interface PrintedRowsProps {
  /** How many rows there are. */
  total: number;
  /** The first of them. Made only when the page is printed. */
  children: ReactNode;
}

/** What stands on paper for a list of which only the rows near the window are in the page. */
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
