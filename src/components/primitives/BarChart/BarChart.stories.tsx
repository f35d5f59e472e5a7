import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { rightToLeft } from '../../../../.storybook/rightToLeft.tsx';
import { tokens } from '../../theme/tokens.ts';
import { BarChart, type Bar } from './BarChart.tsx';

const barsOf = (...values: number[]): Bar[] =>
  values.map((value, index) => ({ key: String(index), label: `Dec ${index + 1}`, tick: String(index + 1), value }));

const meta = preview.meta({
  component: BarChart,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: {
        Table: 'for rows with more than one number',
        StatisticsStrip: 'for a few figures that are not a series',
        FigureCard: 'for a single figure',
      },
      do: [
        'Say in the note what the chart shows, such as the sum and the highest bar',
        'Keep each tick to two or three characters, and give the full day or name as label',
        'Pass a dozen or two bars, also those that are 0, so that the gaps are visible',
      ],
      dont: [
        'Pass fractions or negative numbers: bars are whole numbers from 0 up',
        'Colour single bars: the highest is in the accent colour, unless all are equal',
      ],
      keyboard: { 'Enter or Space': 'On Show as table: shows or hides the numbers as a table' },
    },
  },
  args: {
    caption: 'Deliveries, next 14 days',
    headers: { label: 'Day', value: 'Orders' },
    bars: barsOf(3, 5, 4, 9, 14, 8, 7, 2, 5, 4, 1, 3, 0, 2),
    note: '67 orders, most on Dec 5 (14)',
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: tokens.width.toast }}>
        <Story />
      </div>
    ),
  ],
});

export const Many = meta.story();
export const AllZero = meta.story({ args: { bars: barsOf(0, 0, 0, 0, 0, 0), note: 'No orders' } });
export const NoBars = meta.story({ args: { bars: [], note: 'Nothing to count' } });
export const OneBar = meta.story({ args: { bars: barsOf(3), note: '3 orders' } });
export const AllEqual = meta.story({ args: { bars: barsOf(4, 4, 4, 4, 4), note: '20 orders' } });
export const BigNumbers = meta.story({
  args: {
    bars: barsOf(9_007_199_254_740_991, 1, 1_234_567, 0),
    note: '9,007,199,255,975,559 orders, most on Dec 1 (9,007,199,254,740,991)',
  },
});
export const LongLabels = meta.story({
  args: {
    bars: barsOf(1, 2).map((bar) => ({ ...bar, label: 'Ratschenringmaulschluesselsatz'.repeat(4) })),
    note: 'One or two. '.repeat(20),
  },
});
export const RightToLeft = meta.story({ decorators: [rightToLeft] });
export const OnAPhone = meta.story({ globals: { viewport: { value: 'small', isRotated: false } } });

Many.test('opens and closes the numbers as a table, by keyboard', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Show as table Deliveries, next 14 days' });
  await expect(canvas.queryByRole('table')).toBeNull();
  await userEvent.tab();
  await expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(canvas.getByRole('table', { name: 'Deliveries, next 14 days' })).toBeVisible();
  await expect(canvas.getByRole('row', { name: 'Dec 5 14' })).toBeVisible();
  await expect(canvas.getAllByRole('row')).toHaveLength(15);
  await userEvent.keyboard('{Enter}');
  await expect(canvas.queryByRole('table')).toBeNull();
});

BigNumbers.test('groups digits, and still draws a 1 beside 9 quadrillion', async ({ canvas, userEvent, canvasElement }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Show as table/ }));
  await expect(canvas.getByRole('cell', { name: '9,007,199,254,740,991' })).toBeVisible();
  const heights = [...canvasElement.querySelectorAll('[title] > div')].map((bar) => bar.getBoundingClientRect().height);
  await expect(heights).toHaveLength(4);
  for (const height of heights) await expect(height).toBeGreaterThan(0);
});

LongLabels.test('does not scroll sideways, even with the table open', async ({ canvas, userEvent, canvasElement }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Show as table/ }));
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});

AllEqual.test('highlights no bar if all are equal', async ({ canvasElement }) => {
  const variants = new Set([...canvasElement.querySelectorAll('[title] > div')].map((bar) => bar.className));
  await expect(variants.size).toBe(1);
});

Many.test('highlights only the highest bar', async ({ canvasElement }) => {
  const backgrounds = [...canvasElement.querySelectorAll('[title] > div')].map((bar) => getComputedStyle(bar).backgroundColor);
  await expect(backgrounds.filter((ground) => ground === backgrounds[4])).toHaveLength(1);
});
