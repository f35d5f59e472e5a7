import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { line, lineButton, lines, words } from './UserTable.css.ts';

const LINES = ['1', '2', '3', '4', '5', '6'];

/** UserTable's shape while the users are on their way. The screen around it says that it is busy. */
export function UserTableSkeleton() {
  return (
    <Card padding="none">
      <div className={lines}>
        {LINES.map((key) => (
          <div key={key} className={line}>
            <Skeleton shape="face" />
            <div className={words}>
              <Skeleton shape="text" width="half" />
              <Skeleton shape="text" width="short" />
            </div>
            <div className={lineButton}>
              <Skeleton shape="button" />
            </div>
            <div className={lineButton}>
              <Skeleton shape="button" />
            </div>
          </div>
        ))}
      </div>
    </Card>
  );
}
