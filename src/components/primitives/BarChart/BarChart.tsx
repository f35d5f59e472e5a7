import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { useId, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { chevrons } from '../ReadMore/ReadMore.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './BarChart.css.ts';
import { BarTable } from './BarTable.tsx';
import { Bars } from './Bars.tsx';

export interface Bar {
  /** Identifies the bar across updates. */
  key: string;
  label: string;
  /** A whole number, 0 or more. */
  value: number;
}

export interface BarChartProps {
  /** Names the table, and completes the accessible name of the button that opens it. */
  caption: string;
  /** The table's two column headers. */
  heads: { label: string; value: string };
  /** In display order; a dozen or two. */
  bars: readonly Bar[];
  /** Summarizes the chart in words, for users who cannot see it. */
  note: string;
}

/**
 * A dozen numbers as bars, the highest in the accent colour. The drawing is hidden from screen readers; everyone can open the same
 * numbers as a table. Does not use a chart library: those bring scales, axes and a canvas, and weigh more than a whole route may.
 * Use Table for rows with more than one number.
 */
export function BarChart({ caption, heads, bars, note }: BarChartProps) {
  const [isOpen, setIsOpen] = useState(false);
  const tableId = useId();
  return (
    <div className={css.chart}>
      <Bars bars={bars} />
      <div className={css.foot}>
        <p className={css.note}>{note}</p>
        <Button size="small" aria-expanded={isOpen} aria-controls={tableId} onClick={() => setIsOpen(!isOpen)}>
          <span>
            Show as table<VisuallyHidden> {caption}</VisuallyHidden>
          </span>
          <span className={chevrons[isOpen ? 'open' : 'closed']}>
            <Icon icon={ChevronDown} size="text" />
          </span>
        </Button>
      </div>
      <div id={tableId} hidden={!isOpen}>
        <BarTable caption={caption} heads={heads} bars={bars} />
      </div>
    </div>
  );
}
