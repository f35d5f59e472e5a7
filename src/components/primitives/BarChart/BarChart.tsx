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
  /** The same bar keeps the same key. */
  key: string;
  label: string;
  /** A whole number from 0 up. */
  value: number;
}

export interface BarChartProps {
  /** Names the table, and what the button opens. */
  caption: string;
  /** The table's two heads. */
  heads: { label: string; value: string };
  /** In their order; a dozen or two. */
  bars: readonly Bar[];
  /** What the drawing tells, in words, for those who do not see it. */
  note: string;
}

/**
 * A dozen numbers as bars, the highest in the accent. The drawing is for the eyes alone; the same numbers are a table that everyone can
 * open in place. Drawn without a chart library: those bring scales, axes and a canvas, at more than a whole route may weigh. For
 * rows with more than one number use Table.
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
