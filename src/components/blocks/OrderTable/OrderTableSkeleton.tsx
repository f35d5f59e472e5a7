import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { line, lines, words } from './OrderTable.css.ts';

/** OrderTable's shape while the orders are on their way. The screen around it says that it is busy. */
export function OrderTableSkeleton() {
  return (
    <Card padding="none">
      <div className={lines}>
        <Line />
        <Line />
        <Line />
        <Line />
      </div>
    </Card>
  );
}

function Line() {
  return (
    <div className={line}>
      <Skeleton shape="thumb" />
      <div className={words}>
        <Skeleton shape="text" />
      </div>
    </div>
  );
}
