import { Card } from '../../primitives/Card/Card.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { NameSkeleton } from '../ProductCard/textSkeletons.tsx';
import * as css from './BlogCard.css.ts';

/** Placeholder for a BlogCard while it loads, as tall as a closed one. */
export function BlogCardSkeleton() {
  return (
    <Card padding="small">
      <div className={css.picture}>
        <Skeleton shape="block" />
      </div>
      <div className={css.content}>
        <NameSkeleton />
        <div className={css.description.open}>
          <Skeleton shape="text" />
          <Skeleton shape="text" />
          <Skeleton shape="text" width="half" />
        </div>
        <div className={css.footer}>
          <Skeleton shape="thumb" />
          <div className={css.byline}>
            <Skeleton shape="text" />
            <Skeleton shape="text" width="half" />
          </div>
        </div>
      </div>
    </Card>
  );
}
