'use client';

import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { useId, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { chevrons } from '../ReadMore/ReadMore.css.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './BarChart.css.ts';

/** One bar of the chart. */
export interface Bar {
  /** Identifies the bar across updates. */
  key: string;
  label: string;
  /** The label on the axis, so short that a dozen fit side by side: '24'. */
  tick: string;
  /** A whole number, 0 or more. */
  value: number;
}

export interface BarChartProps {
  /** Names the table, and completes the accessible name of the button that opens it. */
  caption: string;
  /** The table's two column headers. */
  headers: { label: string; value: string };
  /** In display order; a dozen or two. */
  bars: readonly Bar[];
  /** Summarizes the chart in words, for users who cannot see it. */
  note: string;
}

/**
 * A dozen numbers as bars, the highest in the accent colour. The drawing is hidden from screen readers; everyone can open the same
 * numbers as a table. It does not use a chart library, because one is larger than a whole route may be.
 * Use Table for rows with more than one number.
 */
export function BarChart({ caption, headers, bars, note }: BarChartProps) {
  const [isOpen, setIsOpen] = useState(false);
  const tableId = useId();
  return (
    <div className={css.chart}>
      <Bars bars={bars} />
      <div className={css.footer}>
        <Text size="small" tone="muted">
          {note}
        </Text>
        <Button size="small" aria-expanded={isOpen} aria-controls={tableId} onClick={() => setIsOpen(!isOpen)}>
          <span>
            Show as table<VisuallyHidden>{` ${caption}`}</VisuallyHidden>
          </span>
          <span className={chevrons[isOpen ? 'open' : 'closed']}>
            <Icon icon={ChevronDown} size="text" />
          </span>
        </Button>
      </div>
      <div id={tableId} hidden={!isOpen}>
        <BarTable caption={caption} headers={headers} bars={bars} />
      </div>
    </div>
  );
}

/** Returns a bar's variant. The highest bars are highlighted, unless all are equal. */
function variantOf(value: number, values: readonly number[]): keyof typeof css.bars {
  if (value === 0) return 'none';
  const most = Math.max(...values);
  return value === most && values.some((other) => other < most) ? 'highest' : 'some';
}

const short = new Intl.NumberFormat('en-US', { notation: 'compact' });

/** The drawing: an axis of round numbers, and bars with their values, as far as these fit. */
function Bars({ bars }: { bars: readonly Bar[] }) {
  const values = bars.map(({ value }) => value);
  const ticks = axisTicks(Math.max(...values, 0));
  const top = ticks.at(-1) ?? 1;
  return (
    <div className={css.frame} aria-hidden="true">
      <div className={css.axis}>
        {ticks.map((tick) => (
          <span key={tick}>{short.format(tick)}</span>
        ))}
      </div>
      <div className={css.plot}>
        <div className={css.grid}>
          {ticks.map((tick) => (
            <div key={tick} className={css.gridLine} />
          ))}
        </div>
        {bars.map(({ key, label, value }) => {
          const variant = variantOf(value, values);
          return (
            <div key={key} className={css.column} title={`${label}: ${value}`}>
              {value > 0 && (
                <span className={css.value} data-highest={variant === 'highest' || undefined}>
                  {short.format(value)}
                </span>
              )}
              <div className={css.bars[variant]} style={{ blockSize: `${(value / top) * 100}%` }} />
            </div>
          );
        })}
      </div>
      <div className={css.labels}>
        {bars.map(({ key, tick }) => (
          <span key={key} className={css.tick}>
            {tick}
          </span>
        ))}
      </div>
    </div>
  );
}

const number = new Intl.NumberFormat('en-US');

/** The chart's numbers as a table. It does not use Table, whose rows become cards on a phone, because two short columns always fit. */
function BarTable({ caption, headers, bars }: Omit<BarChartProps, 'note'>) {
  return (
    <table className={css.table}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col" className={css.header}>
            {headers.label}
          </th>
          <th scope="col" className={css.numberHeader}>
            {headers.value}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, label, value }) => (
          <tr key={key}>
            <th scope="row" className={css.label}>
              {label}
            </th>
            <td className={css.number}>{number.format(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Placeholder for a BarChart while it loads, as tall as the chart. */
export const BarChartSkeleton = () => (
  <div className={css.chart}>
    <div className={css.frame}>
      <span className={css.axis} />
      <div className={css.skeleton}>
        <Skeleton shape="block" />
      </div>
      <div className={css.labels}>
        <span className={css.tick}>&nbsp;</span>
      </div>
    </div>
    <Skeleton shape="button" width="half" />
  </div>
);

/** The most intervals of the axis, so that its numbers do not overlap. */
const INTERVALS = 3;
/** The least number at the axis's end, so that a single delivery does not fill the chart. */
const LEAST_END = 4;

/** Returns the smallest of 1, 2, 5, 10, 20, 50 … that is not below this number. */
function roundStep(least: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(least)));
  return unit * ([1, 2, 5].find((factor) => factor * unit >= least) ?? 10);
}

/** Returns the numbers of a chart's axis: from 0 in equal round steps to the first that is not below the highest value or 4. */
export function axisTicks(highest: number): number[] {
  const end = Math.max(highest, LEAST_END);
  const step = roundStep(end / INTERVALS);
  return Array.from({ length: Math.ceil(end / step) + 1 }, (_, index) => index * step);
}
