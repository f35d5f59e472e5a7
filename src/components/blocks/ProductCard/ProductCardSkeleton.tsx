import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { CardFrame } from './CardFrame.tsx';
import { actions, facts, last } from './CardFrame.css.ts';
import { NameSkeleton, PriceSkeleton } from './textSkeletons.tsx';

/** Placeholder for a ProductCard while it loads, as tall as the card. */
export function ProductCardSkeleton() {
  return (
    <CardFrame phone="beside" picture={<Skeleton shape="picture" />}>
      <NameSkeleton />
      <div className={last}>
        <div className={facts}>
          <PriceSkeleton />
        </div>
        <div className={actions}>
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </div>
      </div>
    </CardFrame>
  );
}
