import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { about, panel, stage, words } from './ProductPanel.css.ts';

/** ProductPanel's shape while the product is on its way. The screen around it says that it is busy. */
export function ProductPanelSkeleton() {
  return (
    <div className={panel}>
      <div className={stage}>
        <Skeleton shape="picture" />
      </div>
      <div className={words}>
        <Skeleton shape="text" />
        <Skeleton shape="text" width="half" />
      </div>
      <div className={about}>
        <Skeleton shape="text" />
      </div>
    </div>
  );
}
