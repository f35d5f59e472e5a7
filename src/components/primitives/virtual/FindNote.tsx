'use client';

import { notPrinted } from '../../theme/printing.css.ts';
import { Text } from '../Text/Text.tsx';
import { MAX_UNVIRTUALIZED } from './PrintedRows.tsx';

interface FindNoteProps {
  /** The number of rows; null while unknown. */
  total: number | null;
  /** Same as VirtualGrid's. @default 60 */
  virtualizeAbove?: number;
}

/** Says beside the count of a list that the browser's own find misses rows, if not all of them are in the DOM. */
export const FindNote = ({ total, virtualizeAbove = MAX_UNVIRTUALIZED }: FindNoteProps) =>
  total !== null &&
  total > virtualizeAbove && (
    <div className={notPrinted}>
      <Text size="small" tone="muted">
        Find in page sees only part of this list.
      </Text>
    </div>
  );
