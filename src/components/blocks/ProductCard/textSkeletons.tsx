import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './textSkeletons.css.ts';

/** Placeholder for a card's name: two lines, because most names take two. */
export function NameSkeleton() {
  return (
    <div className={css.name}>
      <Skeleton shape="text" />
      <Skeleton shape="text" width="half" />
    </div>
  );
}

/** Placeholder for a price, as tall as its line. */
export function PriceSkeleton() {
  return (
    <div className={css.price}>
      <Skeleton shape="text" width="half" />
    </div>
  );
}
