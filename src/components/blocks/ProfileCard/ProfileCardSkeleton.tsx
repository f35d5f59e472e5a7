import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { edit, facts, header, lines, wide } from './ProfileCard.css.ts';

/** Placeholder for a ProfileCard while the profile loads. The screen around it sets `aria-busy`. */
export function ProfileCardSkeleton() {
  return (
    <Card padding="large">
      <div className={lines}>
        <div className={header}>
          <Skeleton shape="portrait" />
          <div>
            <Skeleton shape="text" width="half" />
            <Skeleton shape="text" />
          </div>
          <div className={edit}>
            <Skeleton shape="button" />
          </div>
        </div>
        <div className={facts}>
          <Line />
          <Line />
          <Line />
          <div className={wide}>
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
