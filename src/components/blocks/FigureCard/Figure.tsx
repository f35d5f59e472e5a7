import { Fragment } from 'react';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { FigureCardProps } from './FigureCard.tsx';
import * as css from './FigureCard.css.ts';

/** Lets a long amount wrap after a comma before it wraps anywhere else. */
const breakable = (figure: string) =>
  figure.split(/(?<=,)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** The figure in each of its states. Its placeholder is as tall as a loaded figure. */
export function Figure({ figure }: Pick<FigureCardProps, 'figure'>) {
  switch (figure.state) {
    case 'loading':
      return (
        <>
          <div className={css.figure}>
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
          <p className={css.figure}>{breakable(figure.figures.figure)}</p>
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
