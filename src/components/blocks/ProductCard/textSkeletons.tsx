import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './textSkeletons.css.ts';

/** The place of a card's name: two lines, which most names take. */
export function NameSkeleton() {
  return (
    <div className={css.name}>
      <Skeleton shape="text" />
      <Skeleton shape="text" width="half" />
    </div>
  );
}

/** The place of a price, as tall as its line. */
export function PriceSkeleton() {
  return (
    <div className={css.price}>
      <Skeleton shape="text" width="half" />
    </div>
  );
}
