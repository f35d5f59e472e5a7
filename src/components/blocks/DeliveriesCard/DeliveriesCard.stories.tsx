import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { tokens } from '../../theme/tokens.ts';
import { deliveries, few, many, none } from './DeliveriesCard.fixtures.ts';
import { DeliveriesCard } from './DeliveriesCard.tsx';

const meta = preview.meta({
  component: DeliveriesCard,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { BarChart: 'for any other numbers', FigureCard: 'for a single figure' },
      do: [
        'Pass today and every day after it, also those without orders',
        'Show the error and Retry once, above all cards that depend on the bookings',
      ],
      dont: [
        'Pass the failed state as days of 0: it says Unknown by itself',
        'Place it without a heading of level 2 above: its label is one of level 3',
      ],
      keyboard: { 'Enter or Space': 'On Show as table: shows or hides the days as rows' },
    },
  },
  args: { deliveries: deliveries.ready },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: tokens.width.toast }}>
        <h2>Overview</h2>
        <Story />
      </div>
    ),
  ],
});

export const Ready = meta.story();
export const Loading = meta.story({ args: { deliveries: deliveries.loading } });
export const Failed = meta.story({ args: { deliveries: deliveries.failed } });
export const Empty = meta.story({ args: { deliveries: { state: 'ready', figures: none } } });
export const Few = meta.story({ args: { deliveries: { state: 'ready', figures: few } } });
export const Many = meta.story({ args: { deliveries: { state: 'ready', figures: many } } });
export const OnAPhone = meta.story({ globals: { viewport: { value: 'small', isRotated: false } } });

Ready.test('shows every day as a row of the table', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Show as table/ }));
  await expect(canvas.getAllByRole('rowheader')).toHaveLength(14);
  await expect(canvas.getByRole('row', { name: 'Wed, Nov 25 14' })).toBeVisible();
});

Empty.test('says that there are no deliveries', async ({ canvas }) => {
  await expect(canvas.getByText('No deliveries on these days')).toBeVisible();
});
