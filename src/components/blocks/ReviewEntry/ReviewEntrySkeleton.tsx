import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { wholeWords } from '../../theme/wholeWords.css.ts';
import * as css from './ReviewEntry.css.ts';

/** Placeholder for a ReviewEntry while it loads, as tall as a review of five lines. */
export function ReviewEntrySkeleton() {
  return (
    <Card padding="none">
      <div className={css.inside}>
        <div className={css.writer}>
          <Skeleton shape="face" />
          <div className={wholeWords}>
            <Skeleton shape="text" />
          </div>
        </div>
        <div className={css.content.open}>
          <Skeleton shape="text" />
          <Skeleton shape="text" />
          <Skeleton shape="text" />
          <Skeleton shape="text" />
          <Skeleton shape="text" width="half" />
        </div>
      </div>
    </Card>
  );
}
