import type { Product } from '#contract/entities/product.ts';
import { MovingPicture } from '../../primitives/Picture/MovingPicture.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { about, panel, stage, text } from './ProductPanel.css.ts';

export interface ProductPanelSkeletonProps {
  /** What is known already. */
  product?: Pick<Product, '_id' | 'pictures'> | undefined;
}

/** Placeholder for a ProductPanel while the product loads. The screen around it sets `aria-busy`. */
export function ProductPanelSkeleton({ product }: ProductPanelSkeletonProps) {
  return (
    <div className={panel}>
      <div className={stage}>
        {product === undefined ? (
          <Skeleton shape="picture" />
        ) : (
          <MovingPicture productId={product._id} sources={product.pictures} alt="" size="stage" priority="first" />
        )}
      </div>
      <div className={text}>
        <Skeleton shape="text" />
        <Skeleton shape="text" width="half" />
      </div>
      <div className={about}>
        <Skeleton shape="text" />
      </div>
    </div>
  );
}
