import { Fragment } from 'react';
import type { AsyncValue } from '../../asyncList.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { AsyncCard } from './AsyncCard.tsx';
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
export const FigureCard = ({ label, href, figure }: FigureCardProps) => (
  <div className={css.card}>
    <AsyncCard label={label} href={href} value={figure} loading={placeholder}>
      {({ figure, notes }) => (
        <>
          <p key={figure} className={css.figure}>
            {breakable(figure)}
          </p>
          {notes.map((note) => (
            <p key={note} className={css.note}>
              {note}
            </p>
          ))}
        </>
      )}
    </AsyncCard>
  </div>
);

/** Lets a long amount wrap after a comma before it wraps anywhere else. */
const breakable = (figure: string) =>
  figure.split(/(?<=,)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** As tall as a loaded figure. */
const placeholder = (
  <>
    <div className={css.pendingFigure}>
      <Skeleton shape="text" width="half" />
    </div>
    <div className={css.note}>
      <Skeleton shape="text" width="half" />
    </div>
  </>
);
