import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { BarChartProps } from './BarChart.tsx';
import * as css from './BarChart.css.ts';

const number = new Intl.NumberFormat('en-US');

/** The chart's numbers as a table. Does not use Table, whose rows become cards on a phone: two short columns fit everywhere. */
export function BarTable({ caption, heads, bars }: Omit<BarChartProps, 'note'>) {
  return (
    <table className={css.table}>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col" className={css.head}>
            {heads.label}
          </th>
          <th scope="col" className={css.numberHead}>
            {heads.value}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, label, value }) => (
          <tr key={key}>
            <th scope="row" className={css.label}>
              {label}
            </th>
            <td className={css.number}>{number.format(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
