import { useId } from 'react';
import type { AsyncValue } from '../../asyncList.ts';
import { BarChart, type Bar, BarChartSkeleton } from '../../primitives/BarChart/BarChart.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { CardLabel } from '../FigureCard/CardLabel.tsx';
import { chart, unknown } from '../FigureCard/FigureCard.css.ts';

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
export function DeliveriesCard({ deliveries }: DeliveriesCardProps) {
  const labelId = useId();
  return (
    <Card as="article" aria-labelledby={labelId} aria-busy={deliveries.state === 'loading'} data-state={deliveries.state}>
      <CardLabel id={labelId}>{LABEL}</CardLabel>
      <div className={chart}>
        <Chart deliveries={deliveries} />
      </div>
    </Card>
  );
}

function Chart({ deliveries }: DeliveriesCardProps) {
  switch (deliveries.state) {
    case 'loading':
      return <BarChartSkeleton />;
    case 'failed':
      return <p className={unknown}>Unknown</p>;
    case 'ready':
      return (
        <BarChart
          caption={LABEL}
          headers={{ label: 'Day', value: 'Orders' }}
          bars={deliveries.figures.days}
          note={deliveries.figures.note}
        />
      );
    default:
      return deliveries satisfies never;
  }
}
