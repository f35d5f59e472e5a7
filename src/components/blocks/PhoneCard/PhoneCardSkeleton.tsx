import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { CardFrame } from '../ProductCard/CardFrame.tsx';
import { last } from '../ProductCard/CardFrame.css.ts';
import { NameSkeleton, PriceSkeleton } from '../ProductCard/textSkeletons.tsx';
import { purchase } from './PhoneCard.css.ts';

/** Placeholder for a PhoneCard while it loads, as tall as the card. */
export function PhoneCardSkeleton() {
  return (
    <CardFrame phone="above" picture={<Skeleton shape="picture" />}>
      <NameSkeleton />
      <div className={last}>
        <div className={purchase}>
          <PriceSkeleton />
          <Skeleton shape="button" />
        </div>
      </div>
    </CardFrame>
  );
}
