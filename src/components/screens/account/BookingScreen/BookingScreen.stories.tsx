import { expect, fn, within } from 'storybook/test';
import { AVAILABLE, BOOKING_HEADING, SUBMIT_BOOKING } from '#contract/texts.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { today } from '../../../blocks/BookingForm/BookingForm.fixtures.ts';
import { bookingViews, loadingFromAList, longTexts } from './BookingScreen.fixtures.ts';
import { BookingScreen } from './BookingScreen.tsx';

const meta = preview.meta({
  component: BookingScreen,
  tags: ['screen'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { BookingForm: 'for the form without its page', ProductDetailsScreen: 'to show a product before it is booked' },
      do: [
        'Pass listed while loading, if the person comes from a list: its picture moves to this page',
        'Pass outOfStock before anything is typed, and soldOut once there is a form',
        'Go to the home page after booked; until then the screen says that the order is in',
        'Read today anew at each call of today',
      ],
      dont: ['Drop the draft on refused: people send it again', 'Leave unconfirmed by yourself: only an answer or Check again ends it'],
      keyboard: {
        Enter: 'In a field: books, or moves the focus to the first wrong field',
        'Enter or Space': 'On Retry: loads the product again and moves the focus to the heading',
      },
    },
  },
  args: {
    today: () => today,
    onSubmit: fn(),
    onOrderAgain: fn(),
    onDraftChange: fn(),
    onRetry: fn(),
    onRetrySimilar: fn(),
    onCheckAgain: fn(),
  },
});

export const Loading = meta.story({ args: { view: bookingViews.loading } });
export const LoadingFromAList = meta.story({ args: { view: loadingFromAList } });
export const CheckingSession = meta.story({ args: { view: bookingViews.checkingSession } });
export const Missing = meta.story({ args: { view: bookingViews.missing } });
export const Failed = meta.story({ args: { view: bookingViews.failed } });
export const OutOfStock = meta.story({ args: { view: bookingViews.outOfStock } });
export const OutOfStockOnAPhone = OutOfStock.extend({ globals: { viewport: { value: 'small', isRotated: false } } });
export const Editing = meta.story({ args: { view: bookingViews.editing } });
export const Sending = meta.story({ args: { view: bookingViews.sending } });
export const SoldOut = meta.story({ args: { view: bookingViews.soldOut } });
export const OverStock = meta.story({ args: { view: bookingViews.overStock } });
export const Refused = meta.story({ args: { view: bookingViews.refused } });
export const Repeated = meta.story({ args: { view: bookingViews.repeated } });
export const Unconfirmed = meta.story({ args: { view: bookingViews.unconfirmed } });
export const Booked = meta.story({ args: { view: bookingViews.booked } });
export const LongTexts = meta.story({ args: { view: longTexts } });

Loading.test('has a heading before the product is loaded', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: BOOKING_HEADING })).toBeVisible();
  await expect(canvas.getByRole('status', { name: 'Loading the product' })).toHaveAttribute('aria-busy', 'true');
});

Failed.test('offers Retry and moves focus to the heading', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('heading', { level: 1, name: BOOKING_HEADING })).toHaveFocus();
});

Editing.test('shows the available quantity', async ({ canvas }) => {
  await expect(canvas.getByText(AVAILABLE)).toBeVisible();
  await expect(canvas.getByText('48')).toBeVisible();
});

OutOfStock.test('says Sold Out, has no form, and offers similar products', async ({ canvas }) => {
  await expect(canvas.getByText('Sold Out')).toBeVisible();
  await expect(canvas.queryByRole('form')).toBeNull();
  await expect(canvas.queryByRole('button', { name: SUBMIT_BOOKING })).toBeNull();
  const similar = within(canvas.getByRole('region', { name: 'Similar products' }));
  await expect(similar.getAllByRole('link', { name: /^Book / })).toHaveLength(4);
});
