import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as css from './BarChart.css.ts';

/** Placeholder for a BarChart while it loads, as tall as the chart. */
export const BarChartSkeleton = () => (
  <div className={css.chart}>
    <div>
      <div className={css.plot}>
        <Skeleton shape="block" />
      </div>
      <div className={css.ends}>
        <Skeleton shape="text" width="short" />
      </div>
    </div>
    <Skeleton shape="button" width="half" />
  </div>
);
