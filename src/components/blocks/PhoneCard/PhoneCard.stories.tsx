import { expect } from 'storybook/test';
import { BOOK_NOW } from '#contract/texts.ts';
import preview from '../../../../.storybook/preview.tsx';
import { tokens } from '../../theme/tokens.ts';
import * as fixtures from './PhoneCard.fixtures.ts';
import { PhoneCard, PhoneCardSkeleton } from './PhoneCard.tsx';

const meta = preview.meta({
  component: PhoneCard,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { ProductCard: 'for a car tool', CameraCard: 'for a camera' },
      do: [
        'Set headingLevel to one below the heading of the list that has the phones',
        'Put it into the presets with five columns: it is narrow, with the picture above at every width',
        'Pass isSoldOut for a stock of 0, and Sold Out takes the place of the link',
      ],
      dont: ['Explain NEW and 100: they are the same on every phone, as documented', 'Put the stock into the price: phones show none'],
      keyboard: { Enter: 'On Booking Now: opens the phone’s booking form' },
    },
  },
  args: { phone: fixtures.nova },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: tokens.stage.object }}>
        <Story />
      </div>
    ),
  ],
});

export const Ready = meta.story();
export const Loading = meta.story({ render: () => <PhoneCardSkeleton /> });
export const SoldOut = meta.story({ args: { phone: fixtures.soldOut } });
export const PriceUnavailable = meta.story({ args: { phone: fixtures.priceUnavailable } });
export const LongTexts = meta.story({ args: { phone: fixtures.longTexts } });
export const RightToLeft = meta.story({ args: { phone: fixtures.rightToLeft } });
export const BrokenPicture = meta.story({ args: { phone: fixtures.brokenPicture } });

Ready.test('shows both badges and a booking link that names the phone', async ({ canvas }) => {
  await expect(canvas.getByText('NEW')).toBeVisible();
  await expect(canvas.getByText('100')).toBeVisible();
  await expect(canvas.getByRole('link', { name: `${BOOK_NOW} Nova 5G 128 GB` })).toHaveAttribute('href', '/booking/phone-1');
});

SoldOut.test('says Sold Out instead of offering a booking', async ({ canvas }) => {
  await expect(canvas.getByText('Sold Out')).toBeVisible();
  await expect(canvas.queryByRole('link')).toBeNull();
});
