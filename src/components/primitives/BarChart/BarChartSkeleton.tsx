import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as css from './BarChart.css.ts';

/** Placeholder for a BarChart while it loads, as tall as the chart. */
export const BarChartSkeleton = () => (
  <div className={css.chart}>
    <div className={css.frame}>
      <span className={css.axis} />
      <div className={css.skeleton}>
        <Skeleton shape="block" />
      </div>
      <div className={css.labels}>
        <span className={css.tick}>&nbsp;</span>
      </div>
    </div>
    <Skeleton shape="button" width="half" />
  </div>
);
