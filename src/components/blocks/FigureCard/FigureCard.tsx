import { Fragment, useId } from 'react';
import type { AsyncValue } from '../../asyncList.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { CardLabel } from './CardLabel.tsx';
import * as css from './FigureCard.css.ts';

/** A formatted figure with its notes, such as '9 of 31 bookings' and '2 without a price'. */
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
    <div className={css.card}>
      <Card as="article" aria-labelledby={labelId} aria-busy={figure.state === 'loading'} data-state={figure.state}>
        <CardLabel id={labelId} href={href}>
          {label}
        </CardLabel>
        <Figure figure={figure} />
      </Card>
    </div>
  );
}

/** Lets a long amount wrap after a comma before it wraps anywhere else. */
const breakable = (figure: string) =>
  figure.split(/(?<=,)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** The figure in each of its states. Its placeholder is as tall as a loaded figure. */
function Figure({ figure }: Pick<FigureCardProps, 'figure'>) {
  switch (figure.state) {
    case 'loading':
      return (
        <>
          <div className={css.pendingFigure}>
            <Skeleton shape="text" width="half" />
          </div>
          <div className={css.note}>
            <Skeleton shape="text" width="half" />
          </div>
        </>
      );
    case 'failed':
      return <p className={css.unknown}>Unknown</p>;
    case 'ready':
      return (
        <>
          <p key={figure.figures.figure} className={css.figure}>
            {breakable(figure.figures.figure)}
          </p>
          {figure.figures.notes.map((note) => (
            <p key={note} className={css.note}>
              {note}
            </p>
          ))}
        </>
      );
    default:
      return figure satisfies never;
  }
}
