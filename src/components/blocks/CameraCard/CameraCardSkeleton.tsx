import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { CardFrame } from '../ProductCard/CardFrame.tsx';
import { last } from '../ProductCard/CardFrame.css.ts';
import { NameSkeleton } from '../ProductCard/textSkeletons.tsx';

/** The place of a CameraCard that is on its way, as tall as the card. */
export function CameraCardSkeleton() {
  return (
    <CardFrame phone="beside" tile="wide" picture={<Skeleton shape="picture" />}>
      <NameSkeleton />
      <div className={last}>
        <Skeleton shape="button" />
      </div>
    </CardFrame>
  );
}
