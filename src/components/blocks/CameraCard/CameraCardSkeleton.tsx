import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { CardFrame } from '../ProductCard/CardFrame.tsx';
import { last } from '../ProductCard/CardFrame.css.ts';
import { NameSkeleton, PriceSkeleton } from '../ProductCard/textSkeletons.tsx';
import { phoneOnly } from './CameraCard.css.ts';

/** Placeholder for a CameraCard while it loads, as tall as the card. */
export function CameraCardSkeleton() {
  return (
    <CardFrame phone="beside" tile="wide" picture={<Skeleton shape="picture" />}>
      <NameSkeleton />
      <div className={phoneOnly}>
        <NameSkeleton />
        <PriceSkeleton />
      </div>
      <div className={last}>
        <Skeleton shape="button" />
      </div>
    </CardFrame>
  );
}
