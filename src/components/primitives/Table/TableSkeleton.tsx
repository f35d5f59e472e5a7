import { Card } from '../Card/Card.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { skeletonRow, skeletonWords } from './Table.css.ts';

/** Placeholder for a Table while it loads. Set `aria-busy` on the container. */
export function TableSkeleton({
  lines,
}: {
  /** The number of rows to draw. */
  lines: number;
}) {
  return (
    <Card padding="none">
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={skeletonRow}>
          <Skeleton shape="thumb" />
          <div className={skeletonWords}>
            <Skeleton shape="text" />
          </div>
        </div>
      ))}
    </Card>
  );
}
