import { useId } from 'react';
import type { AsyncValue } from '../../asyncValue.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { CardLabel } from './CardLabel.tsx';
import { card } from './FigureCard.css.ts';
import { Figure } from './Figure.tsx';

/** A formatted figure with its notes: of how many, and how many could not be counted. */
export interface FigureView {
  figure: string;
  notes: readonly string[];
}

export interface FigureCardProps {
  label: string;
  /** The link to the list of what is counted. */
  href: string;
  figure: AsyncValue<FigureView>;
}

/**
 * One large figure with a link to what it counts. The parent shows the error message and Retry, because several cards may depend on the
 * same list. Use StatisticsStrip for figures without links.
 */
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
