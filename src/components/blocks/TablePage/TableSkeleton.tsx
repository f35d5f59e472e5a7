import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './TablePage.css.ts';

const LINES = ['one', 'two', 'three', 'four', 'five', 'six'];

/** A table's shape while its rows are on their way. */
export const TableSkeleton = () => (
  <Card padding="none">
    {LINES.map((line) => (
      <div key={line} className={css.line}>
        <Skeleton shape="thumb" />
        <div className={css.words}>
          <Skeleton shape="text" />
        </div>
      </div>
    ))}
  </Card>
);
