import type { Bar } from './BarChart.tsx';
import * as css from './BarChart.css.ts';

/** Returns a bar's variant. The highest bars are highlighted, unless all are equal. */
function lookOf(value: number, values: readonly number[]): keyof typeof css.bars {
  if (value === 0) return 'none';
  const most = Math.max(...values);
  return value === most && values.some((other) => other < most) ? 'highest' : 'some';
}

/** The drawing: each bar is sized relative to the highest; the first and the last have a label. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const values = bars.map(({ value }) => value);
  const most = Math.max(...values, 1);
  return (
    <div aria-hidden="true">
      <div className={css.plot}>
        {bars.map(({ key, label, value }) => (
          <div key={key} className={css.column} title={`${label}: ${value}`}>
            <div className={css.bars[lookOf(value, values)]} style={{ blockSize: `${(value / most) * 100}%` }} />
          </div>
        ))}
      </div>
      <div className={css.ends}>
        <span>{bars.at(0)?.label}</span>
        {bars.length > 1 && <span>{bars.at(-1)?.label}</span>}
      </div>
    </div>
  );
}
