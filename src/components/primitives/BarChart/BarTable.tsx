import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { BarChartProps } from './BarChart.tsx';
import * as css from './BarChart.css.ts';

const number = new Intl.NumberFormat('en-US');

/** The same numbers to be read. Not Table, whose rows are cards on a phone: two short columns fit everywhere. */
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
