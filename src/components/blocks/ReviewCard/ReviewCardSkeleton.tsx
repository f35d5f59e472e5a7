import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { wholeWords } from '../../theme/wholeWords.css.ts';
import * as css from './ReviewCard.css.ts';

/** Placeholder for a ReviewCard while it loads, as tall as a review of five lines. */
export function ReviewCardSkeleton() {
  return (
    <Card>
      <div className={css.text.full}>
        <Skeleton shape="text" />
        <Skeleton shape="text" />
        <Skeleton shape="text" />
        <Skeleton shape="text" />
        <Skeleton shape="text" width="half" />
      </div>
      <div className={css.writer}>
        <Skeleton shape="face" />
        <div className={wholeWords}>
          <Skeleton shape="text" />
        </div>
      </div>
    </Card>
  );
}
