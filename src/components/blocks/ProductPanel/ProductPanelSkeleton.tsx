import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { about, panel, stage, text } from './ProductPanel.css.ts';

/** Placeholder for a ProductPanel while the product loads. The screen around it sets `aria-busy`. */
export function ProductPanelSkeleton() {
  return (
    <div className={panel}>
      <div className={stage}>
        <Skeleton shape="picture" />
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
