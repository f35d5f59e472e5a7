import { Card } from '../Card/Card.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { line, words } from './TableSkeleton.css.ts';

/** The placeholder for a loading table. Set `aria-busy` on the container. */
export function TableSkeleton({
  lines,
}: {
  /** The number of rows to draw. */
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
