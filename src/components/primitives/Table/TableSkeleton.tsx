import { Card } from '../Card/Card.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { line, words } from './TableSkeleton.css.ts';

/** A table's shape while its rows are on their way. What stands around it says that it is busy. */
export function TableSkeleton({
  lines,
}: {
  /** How many rows to draw. */
  lines: number;
}) {
  return (
    <Card padding="none">
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={line}>
          <Skeleton shape="thumb" />
          <div className={words}>
            <Skeleton shape="text" />
          </div>
        </div>
      ))}
    </Card>
  );
}
