import { useId } from 'react';
import type { AsyncValue } from '../../asyncValue.ts';
import { BarChart, type Bar } from '../../primitives/BarChart/BarChart.tsx';
import { BarChartSkeleton } from '../../primitives/BarChart/BarChartSkeleton.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { CardLabel } from '../FigureCard/CardLabel.tsx';
import { unknown } from '../FigureCard/FigureCard.css.ts';
import { body } from './DeliveriesCard.css.ts';

export interface DeliveriesView {
  /** Today and the days after it, each with its orders. */
  days: readonly Bar[];
  /** The same in a few words. */
  note: string;
}

interface DeliveriesCardProps {
  deliveries: AsyncValue<DeliveriesView>;
}

const LABEL = 'Deliveries, next 14 days';

/** How many orders are delivered on each of the next days. A failure is told beside the cards, as for FigureCard. */
export function DeliveriesCard({ deliveries }: DeliveriesCardProps) {
  const labelId = useId();
  return (
    <Card as="article" aria-labelledby={labelId} aria-busy={deliveries.state === 'loading'} data-state={deliveries.state}>
      <CardLabel id={labelId}>{LABEL}</CardLabel>
      <div className={body}>
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
        <BarChart caption={LABEL} heads={{ label: 'Day', value: 'Orders' }} bars={deliveries.figures.days} note={deliveries.figures.note} />
      );
    default:
      return deliveries satisfies never;
  }
}
