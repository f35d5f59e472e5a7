import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './ReviewCard.css.ts';

/** The place of a ReviewCard that is on its way, as tall as one of five lines. */
export function ReviewCardSkeleton() {
  return (
    <Card>
      <div className={css.words.full}>
        <Skeleton shape="text" />
        <Skeleton shape="text" />
        <Skeleton shape="text" />
        <Skeleton shape="text" />
        <Skeleton shape="text" width="half" />
      </div>
      <div className={css.writer}>
        <Skeleton shape="face" />
        <div className={css.name}>
          <Skeleton shape="text" />
        </div>
      </div>
    </Card>
  );
}
