import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import {
  ADDRESS_REQUIRED,
  DATE_REQUIRED,
  OVER_STOCK,
  PHONE_REQUIRED,
  PRICE_REQUIRED,
  QUANTITY_REQUIRED,
  SUBMIT_BOOKING,
  belowMinimum,
} from '#contract/texts.ts';
import { AMBIGUOUS_COUNT } from '#contract/forms/typedNumber.ts';
import { besideBar } from '#tests/support/besideBar.ts';
import { setWithoutEvents } from '#tests/support/setWithoutEvents.ts';
import { pick } from '#tests/support/pick.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { rightToLeft } from '../../../../.storybook/rightToLeft.tsx';
import { bolts, bookingForms, cabinet, checkingAgain, filledDraft, longTexts, today } from './BookingForm.fixtures.ts';
import { BookingForm, BookingFormSkeleton } from './BookingForm.tsx';
import type { BookingFormView } from './bookingFormView.ts';

const day = fn(() => today);

const meta = preview.meta({
  component: BookingForm,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { BookingScreen: 'for the whole page with the product and its states' },
      do: [
        'Pass the product’s id as key, and keep it mounted from editing to refusal: it holds what was typed',
        'Store the draft in onDraftChange: the prefilled quantity and phone are not part of it',
        'Set it to repeated before an equal order is sent: Order again sends what the form has by then',
        'Set it to unconfirmed while nobody knows whether a booking arrived: it then cannot be sent again',
        'Return the person’s own calendar day from today, also past midnight',
      ],
      dont: [
        'Compute the total outside: the form shows price times quantity',
        'Show Sold Out as a toast only: pass soldOut, and it is at Quantity too',
        'Unmount it while it is sending',
      ],
      keyboard: {
        Enter: 'Sends the form. With errors, the first wrong field gets the focus',
        'Arrow Up and Arrow Down': 'In Quantity: change it by one',
        Tab: 'Moves from the date through quantity, address and phone to Booked; the read-only values are no stops',
      },
    },
  },
  args: { today: day, onSubmit: fn(), onDraftChange: fn(), onCheckAgain: fn(), onOrderAgain: fn() },
  beforeEach: () => {
    day.mockReturnValue(today);
  },
});

export const Editing = meta.story({ args: { view: bookingForms.editing } });
export const Sending = meta.story({ args: { view: bookingForms.sending } });
export const SoldOut = meta.story({ args: { view: bookingForms.soldOut } });
export const OverStock = meta.story({ args: { view: bookingForms.overStock } });
export const Refused = meta.story({ args: { view: bookingForms.refused } });
export const Repeated = meta.story({ args: { view: bookingForms.repeated } });
export const RepeatedOnAPhone = Repeated.extend({ globals: { viewport: { value: 'small', isRotated: false } } });
export const Unconfirmed = meta.story({ args: { view: bookingForms.unconfirmed } });
export const OnAPhone = Editing.extend({ globals: { viewport: { value: 'small', isRotated: false } } });
export const SendingOnAPhone = Sending.extend({ globals: { viewport: { value: 'small', isRotated: false } } });
export const ProfilePhone = meta.story({
  args: { view: bookingForms.editing },
  render: function LoadProfile(args) {
    const [profilePhone, setPhone] = useState('');
    return (
      <>
        <BookingForm {...args} view={{ ...args.view, profilePhone }} />
        <Button onClick={() => setPhone('+1 555 0199')}>Load the profile</Button>
      </>
    );
  },
});
export const LongTexts = meta.story({ args: { view: longTexts } });
export const LongTextsOnAPhone = LongTexts.extend({ globals: { viewport: { value: 'small', isRotated: false } } });
export const RightToLeft = meta.story({ args: { view: bookingForms.editing }, decorators: [rightToLeft] });
export const WithMinimum = meta.story({ args: { view: { ...bookingForms.editing, product: bolts } } });
export const MinimumAboveStock = meta.story({ args: { view: { ...bookingForms.editing, product: { ...bolts, stock: 3 } } } });
export const UnreadablePrice = meta.story({ args: { view: { ...bookingForms.editing, product: cabinet, draft: filledDraft } } });
export const Loading = meta.story({ args: { view: bookingForms.editing }, render: () => <BookingFormSkeleton /> });
export const RefusingEverything = meta.story({
  args: { view: { ...bookingForms.editing, draft: filledDraft } },
  render: function Refuse(args) {
    const [view, setView] = useState<BookingFormView>(args.view);
    return <BookingForm {...args} view={view} onSubmit={() => setView({ ...bookingForms.refused, draft: filledDraft })} />;
  },
});
export const CheckingAgain = meta.story({
  args: { view: bookingForms.unconfirmed },
  render: function CheckAgain(args) {
    const [view, setView] = useState<BookingFormView>(args.view);
    const check = () => {
      args.onCheckAgain();
      setView(checkingAgain);
    };
    return (
      <>
        <BookingForm {...args} view={view} onCheckAgain={check} />
        <Button onClick={() => setView(bookingForms.unconfirmed)}>No answer</Button>
        <Button onClick={() => setView(bookingForms.sending)}>Put back</Button>
        <Button onClick={() => setView(bookingForms.refused)}>Refuse</Button>
      </>
    );
  },
});

CheckingAgain.test('Check again is busy and keeps focus during the check', async ({ canvas, userEvent, args }) => {
  const again = canvas.getByRole('button', { name: 'Check again' });
  await userEvent.click(again);
  await expect(again).toHaveAttribute('data-state', 'busy');
  await expect(again).toHaveFocus();
  await userEvent.click(again);
  await expect(args.onCheckAgain).toHaveBeenCalledOnce();
  canvas.getByRole('button', { name: 'No answer' }).click();
  await waitFor(() => expect(again).toHaveAttribute('data-state', 'ready'));
  await expect(again).toHaveFocus();
});

CheckingAgain.test('says no longer that nothing is known while the items are put back', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
  canvas.getByRole('button', { name: 'Put back' }).click();
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Check again' })).toBeNull());
  await expect(canvas.queryByText('We do not know yet whether this was booked')).toBeNull();
  await expect(canvas.getByRole('button', { name: SUBMIT_BOOKING })).toHaveFocus();
});

CheckingAgain.test('Booked stays in its place when a step appears', async ({ canvas, userEvent }) => {
  const top = () => canvas.getByRole('button', { name: SUBMIT_BOOKING }).getBoundingClientRect().top + window.scrollY;
  const before = top();
  await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
  await expect(canvas.getByText('Checking again …')).toBeVisible();
  await expect(top()).toBe(before);
});

CheckingAgain.test('moves focus to the submit button if nothing was booked', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
  canvas.getByRole('button', { name: 'Refuse' }).click();
  await waitFor(() => expect(canvas.queryByRole('button', { name: 'Check again' })).toBeNull());
  await expect(canvas.getByRole('button', { name: SUBMIT_BOOKING })).toHaveFocus();
});

Editing.test('its bar covers the focus rings of what scrolls under it', async ({ canvas }) => {
  const bar = canvas.getByRole('button', { name: SUBMIT_BOOKING }).parentElement?.parentElement as HTMLElement;
  await expect(besideBar(bar)).toEqual([bar, bar]);
});

Editing.test('an empty form shows what is missing and focuses the first field', async ({ canvas, userEvent, args }) => {
  await userEvent.clear(canvas.getByLabelText('Quantity'));
  await userEvent.click(canvas.getByRole('button', { name: SUBMIT_BOOKING }));
  await expect(await canvas.findByText(DATE_REQUIRED)).toBeVisible();
  await expect(canvas.getByText(QUANTITY_REQUIRED)).toBeVisible();
  await expect(canvas.getByText(ADDRESS_REQUIRED)).toBeVisible();
  await expect(canvas.getByText(PHONE_REQUIRED)).toBeVisible();
  await expect(canvas.getByLabelText('Date')).toHaveAccessibleDescription(expect.stringContaining(DATE_REQUIRED));
  await expect(canvas.getByLabelText('Date')).toHaveFocus();
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

Editing.test('updates the total and the draft while typing, and submits a valid form', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Date'), '2026-12-04');
  await userEvent.clear(canvas.getByLabelText('Quantity'));
  await userEvent.type(canvas.getByLabelText('Quantity'), '60');
  await expect(await canvas.findByText('$3,894.00')).toBeVisible();
  await userEvent.type(canvas.getByLabelText('Address'), '14 Gasket Lane');
  await userEvent.type(canvas.getByLabelText('Phone'), '+1 555 0142');
  await expect(args.onDraftChange).toHaveBeenLastCalledWith({
    date: '2026-12-04',
    quantity: '60',
    address: '14 Gasket Lane',
    phone: '+1 555 0142',
  });
  await userEvent.click(canvas.getByRole('button', { name: SUBMIT_BOOKING }));
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ quantity: 60, date: '2026-12-04' }));
});

Editing.test('rejects a date in the past', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Date'), '2026-11-19');
  await userEvent.click(canvas.getByRole('button', { name: SUBMIT_BOOKING }));
  await expect(await canvas.findByText('Choose today or a later day')).toBeVisible();
});

RefusingEverything.test('rejects yesterday on a page that stayed open past midnight', async ({ canvas, userEvent }) => {
  const date = canvas.getByLabelText('Date');
  await userEvent.clear(date);
  await userEvent.type(date, today);
  day.mockReturnValue('2026-11-21');
  await userEvent.click(canvas.getByRole('button', { name: SUBMIT_BOOKING }));
  await expect(await canvas.findByText('Choose today or a later day')).toBeVisible();
  await expect(canvas.queryByText(/Nothing was booked/)).toBeNull();
  await expect(date).toHaveAttribute('min', '2026-11-21');
});

WithMinimum.test('rejects a quantity below the minimum', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('Minimum order 4')).toBeVisible();
  await expect(canvas.getByLabelText('Quantity')).toHaveValue('4');
  await userEvent.clear(canvas.getByLabelText('Quantity'));
  await userEvent.type(canvas.getByLabelText('Quantity'), '3{Enter}');
  await expect(await canvas.findByText(belowMinimum(4))).toBeVisible();
});

Editing.test('shows a total for any whole number that can be counted, and the minimum for a lower one', async ({ canvas, userEvent }) => {
  const quantity = canvas.getByLabelText('Quantity');
  for (const [typed, total] of [
    ['99999999999', '$6,489,999,999,935.10'],
    ['99999999999999999999999', '–'],
    ['３', '$194.70'],
    ['٢\u200b', '$129.80'],
    ['1,200', '–'],
  ] as const) {
    await userEvent.clear(quantity);
    await userEvent.type(quantity, typed);
    await waitFor(() => expect(canvas.getByText('Total')).toHaveTextContent(`Total ${total}`));
  }
  await userEvent.type(quantity, '{Enter}');
  await expect(await canvas.findByText(AMBIGUOUS_COUNT)).toBeVisible();
  await userEvent.clear(quantity);
  await userEvent.type(quantity, '-1{Enter}');
  await expect(await canvas.findByText(belowMinimum(1))).toBeVisible();
});

OverStock.test('focuses Quantity and shows the stock error there until it is changed', async ({ canvas, userEvent }) => {
  const quantity = canvas.getByLabelText('Quantity');
  await expect(await canvas.findByText(OVER_STOCK)).toBeVisible();
  await expect(quantity).toHaveFocus();
  await expect(quantity).toHaveAccessibleDescription(expect.stringContaining(OVER_STOCK));
  await userEvent.type(quantity, '{Backspace}');
  await waitFor(() => expect(canvas.queryByText(OVER_STOCK)).toBeNull());
});

SoldOut.test('shows Sold Out at Quantity', async ({ canvas }) => {
  await expect(await canvas.findByText('Sold Out')).toBeVisible();
});

Sending.test('shows and drafts what is sent, although a date picker ignores readOnly', async ({ canvas, args }) => {
  const date = canvas.getByLabelText('Date');
  pick(date, '2026-12-16');
  await expect(date).toHaveValue('2026-12-04');
  await expect(args.onDraftChange).not.toHaveBeenCalled();
});

Sending.test('ignores a second submit and announces the current step', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: SUBMIT_BOOKING }));
  await userEvent.type(canvas.getByLabelText('Phone'), '{Enter}');
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await expect(canvas.getByText('Reserving your items')).toHaveAttribute('role', 'status');
});

RefusingEverything.test('keeps what was typed after a refusal, and can be submitted again', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Address'), ', back door');
  await userEvent.click(canvas.getByRole('button', { name: SUBMIT_BOOKING }));
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Nothing was booked');
  await expect(canvas.getByLabelText('Address')).toHaveValue('14 Gasket Lane, Springfield, back door');
  await expect(canvas.getByRole('button', { name: SUBMIT_BOOKING })).toHaveAttribute('data-state', 'ready');
});

Repeated.test('has the focus on the question, and one Tab leads to its answer', async ({ canvas, userEvent, args }) => {
  const question = canvas.getByRole('group', { name: /^You have ordered this already\. 2 × Ratchet .* Would you like the same again\?$/ });
  await expect(question).toHaveFocus();
  await userEvent.keyboard('{Enter} ');
  await expect(args.onOrderAgain).not.toHaveBeenCalled();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Order again' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(args.onOrderAgain).toHaveBeenCalledOnce());
  await expect(args.onOrderAgain).toHaveBeenCalledWith(expect.objectContaining({ quantity: 2, date: '2026-12-04' }));
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await expect(canvas.getByRole('button', { name: SUBMIT_BOOKING })).toHaveFocus();
  await expect(canvas.getByRole('link', { name: 'See My Orders' })).toHaveAttribute('href', '/myOrders');
});

Repeated.test('asks no more once the form is another order', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
  await expect(canvas.queryByRole('button', { name: 'Order again' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: SUBMIT_BOOKING }));
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ quantity: 3 })));
  await expect(args.onOrderAgain).not.toHaveBeenCalled();
});

Repeated.test('orders again with a phone number that was set without an event', async ({ canvas, userEvent, args }) => {
  setWithoutEvents(canvas.getByLabelText('Phone'), '+1 555 0177');
  await userEvent.click(canvas.getByRole('button', { name: 'Order again' }));
  await waitFor(() => expect(args.onOrderAgain).toHaveBeenCalledWith(expect.objectContaining({ phone: '+1 555 0177' })));
});

Unconfirmed.test('cannot be submitted again, but can be checked again', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: SUBMIT_BOOKING }));
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
  await expect(args.onCheckAgain).toHaveBeenCalledOnce();
});

MinimumAboveStock.test('says that the product cannot be ordered now', async ({ canvas }) => {
  await expect(canvas.getByText(/cannot be ordered now/)).toBeVisible();
  await expect(canvas.getByRole('button', { name: SUBMIT_BOOKING })).toHaveAttribute('aria-disabled', 'true');
});

UnreadablePrice.test('cannot be submitted without a price', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByText(PRICE_REQUIRED)).toBeVisible();
  await userEvent.type(canvas.getByLabelText('Phone'), '{Enter}');
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

Editing.test('the read-only values are labelled and no tab stops', async ({ canvas, userEvent }) => {
  const terms = canvas.getAllByRole('term').map(({ textContent }) => textContent);
  await expect(terms).toEqual(['Name', 'Image', 'Email', 'Price']);
  await expect(canvas.getByText('shopper@example.com')).toBeVisible();
  await expect(canvas.getByRole('img', { name: 'Ratchet Combination Wrench Set, 12 pc' })).toBeVisible();
  await userEvent.tab();
  await expect(canvas.getByLabelText('Date')).toHaveFocus();
});

Editing.test('starts with the minimum and its total, and steps from there', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByLabelText('Quantity')).toHaveValue('1');
  await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
  await expect(canvas.getByLabelText('Quantity')).toHaveValue('2');
  await expect(await canvas.findByText('$129.80')).toBeVisible();
  await expect(args.onDraftChange).toHaveBeenLastCalledWith(expect.objectContaining({ quantity: '2' }));
});

OverStock.test('a step removes the error too', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByText(OVER_STOCK)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'One less' }));
  await waitFor(() => expect(canvas.queryByText(OVER_STOCK)).toBeNull());
  await expect(canvas.getByLabelText('Quantity')).toHaveValue('59');
});

ProfilePhone.test(
  "fills in the profile's phone number when it arrives, without making a draft of it",
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load the profile' }));
    await expect(canvas.getByLabelText('Phone')).toHaveValue('+1 555 0199');
    await expect(args.onDraftChange).not.toHaveBeenCalled();
  },
);

ProfilePhone.test('asks for no phone number any more once the profile has filled it in', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: SUBMIT_BOOKING }));
  await expect(await canvas.findByText(PHONE_REQUIRED)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Load the profile' }));
  await waitFor(() => expect(canvas.queryByText(PHONE_REQUIRED)).toBeNull());
  await expect(canvas.getByText(ADDRESS_REQUIRED)).toBeVisible();
});

ProfilePhone.test('the draft has only what was typed, not the prefilled quantity and phone number', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Load the profile' }));
  await userEvent.type(canvas.getByLabelText('Address'), 'x');
  await expect(args.onDraftChange).toHaveBeenLastCalledWith({ date: '', quantity: '', address: 'x', phone: '' });
});

ProfilePhone.test('never replaces a number that was typed', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Phone'), '+44');
  await userEvent.click(canvas.getByRole('button', { name: 'Load the profile' }));
  await expect(canvas.getByLabelText('Phone')).toHaveValue('+44');
});

OnAPhone.test('the total and Booked are in reach from the first field on', async ({ canvas }) => {
  canvas.getByLabelText('Date').scrollIntoView({ block: 'start' });
  await expect(canvas.getByRole('button', { name: SUBMIT_BOOKING }).getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
});

OnAPhone.test('a field that gets focus is not covered by the total', async ({ canvas, userEvent }) => {
  scrollTo(0, 0);
  canvas.getByLabelText('Date').focus();
  for (const label of ['Quantity', 'Address', 'Phone']) {
    await userEvent.tab();
    const field = canvas.getByLabelText(label);
    if (label !== 'Quantity' && document.activeElement !== field) await userEvent.tab();
    const { left, width, top, height } = field.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(field);
  }
});

LongTextsOnAPhone.test('fits the page', async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});

Editing.test('books with values that were set without an event', async ({ canvas, userEvent, args }) => {
  const { date, quantity, address, phone } = filledDraft;
  for (const [label, value] of Object.entries({ Date: date, Quantity: quantity, Address: address, Phone: phone }))
    setWithoutEvents(canvas.getByLabelText(label, { selector: 'input' }), value);
  await userEvent.click(canvas.getByRole('button', { name: SUBMIT_BOOKING }));
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  await expect(args.onDraftChange).toHaveBeenLastCalledWith(filledDraft);
});
