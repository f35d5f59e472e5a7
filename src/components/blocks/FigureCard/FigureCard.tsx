import { useId } from 'react';
import type { AsyncValue } from '../../asyncValue.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { CardLabel } from './CardLabel.tsx';
import { card } from './FigureCard.css.ts';
import { Figure } from './Figure.tsx';

/** A figure as it is read, and what it is to be read with: of how many, and how many could not be counted. */
export interface FigureView {
  figure: string;
  notes: readonly string[];
}

export interface FigureCardProps {
  label: string;
  /** The list of what is counted. */
  href: string;
  figure: AsyncValue<FigureView>;
}

/** One large figure, and the way to what it counts. A failure is told beside the cards, with its Retry: one list may fill several. For figures without a way use StatisticsStrip. */
export function FigureCard({ label, href, figure }: FigureCardProps) {
  const labelId = useId();
  return (
    <div className={card}>
      <Card as="article" aria-labelledby={labelId} aria-busy={figure.state === 'loading'} data-state={figure.state}>
        <CardLabel id={labelId} href={href}>
          {label}
        </CardLabel>
        <Figure figure={figure} />
      </Card>
    </div>
  );
}
