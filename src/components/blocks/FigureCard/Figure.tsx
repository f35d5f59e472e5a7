import { Fragment } from 'react';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { FigureCardProps } from './FigureCard.tsx';
import * as css from './FigureCard.css.ts';

/** Long amounts break behind a comma before they break anywhere. */
const breakable = (figure: string) =>
  figure.split(/(?<=,)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** The figure in each of its states; on its way it takes the room that it will have. */
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
