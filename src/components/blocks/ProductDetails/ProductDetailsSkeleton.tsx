import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ProductDetails.css.ts';

/** Placeholder for ProductDetails while they load. Announces once that they are loading. */
export function ProductDetailsSkeleton() {
  return (
    <>
      <VisuallyHidden as="p" role="status">
        Loading the details
      </VisuallyHidden>
      <div className={css.columns} aria-busy="true">
        <div className={css.pictures}>
          <Skeleton shape="picture" />
          <div className={css.thumbs}>
            <Skeleton shape="thumb" />
            <Skeleton shape="thumb" />
            <Skeleton shape="thumb" />
          </div>
        </div>
        <div className={css.facts}>
          <Skeleton shape="text" width="short" />
          <div className={css.description}>
            <Skeleton shape="text" />
            <Skeleton shape="text" />
            <Skeleton shape="text" />
            <Skeleton shape="text" width="half" />
          </div>
          <div className={css.book}>
            <Skeleton shape="button" />
          </div>
        </div>
      </div>
    </>
  );
}
