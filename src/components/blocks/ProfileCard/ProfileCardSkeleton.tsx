import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './ProfileCard.css.ts';

/** Placeholder for a ProfileCard while the profile loads. The screen around it sets `aria-busy`. */
export function ProfileCardSkeleton() {
  return (
    <Card padding="large">
      <div className={css.lines}>
        <div className={css.header}>
          <Skeleton shape="portrait" />
          <div>
            <Skeleton shape="text" width="half" />
            <Skeleton shape="text" />
          </div>
          <div className={css.edit}>
            <Skeleton shape="button" />
          </div>
        </div>
        <div className={css.facts}>
          <Line />
          <Line />
          <Line />
          <div className={css.wide}>
            <Line />
            <Skeleton shape="text" width="half" />
          </div>
        </div>
      </div>
    </Card>
  );
}

function Line() {
  return (
    <div>
      <Skeleton shape="text" width="short" />
      <Skeleton shape="text" width="half" />
    </div>
  );
}
