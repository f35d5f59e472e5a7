import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './ProductCard.css.ts';

/** Placeholder for a card's name: two lines, because most names take two. */
export function NameSkeleton() {
  return (
    <div className={css.nameSkeleton}>
      <Skeleton shape="text" />
      <Skeleton shape="text" width="half" />
    </div>
  );
}

/** Placeholder for a price, as tall as its line. */
export function PriceSkeleton() {
  return (
    <div className={css.priceSkeleton}>
      <Skeleton shape="text" width="half" />
    </div>
  );
}
