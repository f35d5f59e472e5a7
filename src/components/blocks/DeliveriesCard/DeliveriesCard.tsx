import type { AsyncValue } from '../../asyncList.ts';
import { BarChart, type Bar, BarChartSkeleton } from '../../primitives/BarChart/BarChart.tsx';
import { AsyncCard } from '../FigureCard/AsyncCard.tsx';
import { chart } from '../FigureCard/FigureCard.css.ts';

/** The data of a DeliveriesCard. */
export interface DeliveriesView {
  /** Today and the days after it, each with its number of orders. */
  days: readonly Bar[];
  /** A short summary of `days`. */
  note: string;
}

interface DeliveriesCardProps {
  deliveries: AsyncValue<DeliveriesView>;
}

const LABEL = 'Deliveries, next 14 days';

/** Charts how many orders are delivered on each of the next days. Like FigureCard, it leaves the error message to its parent. */
export const DeliveriesCard = ({ deliveries }: DeliveriesCardProps) => (
  <AsyncCard
    label={LABEL}
    value={deliveries}
    loading={
      <div className={chart}>
        <BarChartSkeleton />
      </div>
    }
  >
    {({ days, note }) => (
      <div className={chart}>
        <BarChart caption={LABEL} headers={{ label: 'Day', value: 'Orders' }} bars={days} note={note} />
      </div>
    )}
  </AsyncCard>
);
