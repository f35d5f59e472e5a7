import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { tokens } from '../../theme/tokens.ts';
import { figures, long, lowStock, noBookings, withUnpriced } from './FigureCard.fixtures.ts';
import { FigureCard } from './FigureCard.tsx';

const meta = preview.meta({
  component: FigureCard,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { StatisticsStrip: 'for figures without links', DeliveriesCard: 'for the orders of the next days' },
      do: [
        'Link to the list of exactly what is counted, with the same filter',
        'Put what is not counted into the notes: 2 without a price',
        'Show the error message and Retry beside the cards, once for each list',
      ],
      dont: [
        'Show 0 for an unknown figure: pass failed, and it says Unknown',
        'Put a button or a second link into it: the whole card is one link',
      ],
      keyboard: { Enter: 'Opens the list of what is counted' },
    },
  },
  args: { label: 'Unpaid orders', href: '/dashboard/manageAllOrders?show=unpaid', figure: figures.ready },
  decorators: [
    (Story) => (
      <div style={{ width: tokens.width.sidebar, maxWidth: '100%' }}>
        <h2>Overview</h2>
        <Story />
      </div>
    ),
  ],
});

export const Ready = meta.story();
export const Loading = meta.story({ args: { figure: figures.loading } });
export const Failed = meta.story({ args: { figure: figures.failed } });
export const Empty = meta.story({ args: { figure: { state: 'ready', figures: noBookings } } });
export const Remarked = meta.story({ args: { figure: { state: 'ready', figures: withUnpriced } } });
export const Count = meta.story({ args: { label: 'Low stock', figure: { state: 'ready', figures: lowStock } } });
export const LongFigure = meta.story({ args: { figure: { state: 'ready', figures: long } } });
export const OnAPhone = meta.story({ globals: { viewport: { value: 'small', isRotated: false } } });

Ready.test('the whole card is a link named after its label', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Unpaid orders' });
  await expect(link).toHaveAttribute('href', '/dashboard/manageAllOrders?show=unpaid');
  const figure = canvas.getByText('9 of 31 bookings').getBoundingClientRect();
  await expect(document.elementFromPoint(figure.left + 1, figure.top + figure.height / 2)).toBe(link);
});

Failed.test('shows Unknown instead of a number', async ({ canvas }) => {
  await expect(canvas.getByText('Unknown')).toBeVisible();
  await expect(canvas.getByRole('article', { name: 'Unpaid orders' })).not.toHaveTextContent(/\d/);
});

LongFigure.test('does not scroll sideways', async ({ canvas }) => {
  const card = canvas.getByRole('article');
  await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
});
