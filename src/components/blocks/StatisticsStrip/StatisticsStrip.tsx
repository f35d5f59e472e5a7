import { Text } from '../../primitives/Text/Text.tsx';
import type { Statistic } from './statistics.ts';
import * as css from './StatisticsStrip.css.ts';

export interface StatisticsStripProps {
  statistics: readonly Statistic[];
}

/** A few large figures side by side, or one below the other on a phone. Use Table for figures to compare. */
export function StatisticsStrip({ statistics }: StatisticsStripProps) {
  return (
    <section aria-label="The shop in figures" className={css.section}>
      <dl className={css.strip}>
        {statistics.map(({ label, figure, note }) => (
          <div key={label} className={css.cell}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.figure}>{figure}</dd>
            <Text as="dd" size="small" tone="muted">
              {note}
            </Text>
          </div>
        ))}
      </dl>
    </section>
  );
}
