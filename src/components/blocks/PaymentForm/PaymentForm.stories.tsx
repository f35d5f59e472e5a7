import { useEffect, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PAY } from '#contract/texts.ts';
import { besideBar } from '#tests/support/besideBar.ts';
import { setWithoutEvents } from '#tests/support/setWithoutEvents.ts';
import { StoryCardField } from '#tests/support/storyCardField.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { CardFieldProps } from './cardField.ts';
import { longPayment, paidElsewhere, paymentForms } from './PaymentForm.fixtures.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { PaymentFormSkeleton } from './PaymentFormSkeleton.tsx';
import type { PaymentFormView } from './paymentFormView.ts';

const meta = preview.meta({
  component: PaymentForm,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { PaymentScreen: 'for the page with all states of a payment', Receipt: 'once it is paid' },
      do: [
        'Pass the same cardField component always: another one would lose the input',
        'Keep it mounted from ready to declined, and show the provider’s message as declined',
        'Set isAboutCard to false if another card would not help: the message is a notice then',
        'Say each step while paying: Charging your card …',
        'Show the amount that is charged, and for several pieces how it adds up',
      ],
      dont: [
        'Read the card’s number: it goes from the field to the provider',
        'Style or label the field itself: label, frame and message are here',
        'Charge anything before onPay is called',
      ],
      keyboard: {
        Enter: 'In the card field or on Pay: pays. With something missing, the field gets the focus',
        'Enter or Space': 'On Retry: loads the card field again',
      },
    },
  },
  args: { cardField: StoryCardField, onPay: fn() },
});

export const Ready = meta.story({ args: { view: paymentForms.ready } });
export const Declined = meta.story({ args: { view: paymentForms.declined } });
export const NotAboutTheCard = meta.story({ args: { view: paidElsewhere } });
export const Paying = meta.story({ args: { view: paymentForms.paying } });
export const Authenticating = meta.story({ args: { view: paymentForms.authenticating } });
export const LongTexts = meta.story({ args: { view: longPayment } });
export const OnAPhone = Ready.extend({ globals: { viewport: { value: 'small', isRotated: false } } });
export const LongTextsOnAPhone = LongTexts.extend({ globals: { viewport: { value: 'small', isRotated: false } } });
export const Loading = meta.story({ args: { view: paymentForms.ready }, render: () => <PaymentFormSkeleton /> });

/** Starts a payment. Each click on 'Decline it' declines it. */
export const DecliningEverything = meta.story({
  args: { view: paymentForms.ready },
  render: function Decline(args) {
    const [view, setView] = useState<PaymentFormView>(args.view);
    const pay = () => {
      args.onPay();
      setView(paymentForms.paying);
    };
    return (
      <>
        <PaymentForm {...args} view={view} onPay={pay} />
        <Button onClick={() => setView(paymentForms.declined)}>Decline it</Button>
      </>
    );
  },
});

/** The provider's field fails to load at the first attempt and loads at the second. */
export const FieldUnavailable = meta.story({
  args: { view: paymentForms.ready },
  render: function Unreliable(args) {
    const [cardField] = useState(() => comingAtAttempt(2));
    return <PaymentForm {...args} cardField={cardField} />;
  },
});

/** Returns a field that reports `unavailable` until attempt number `last`, at which it loads. */
function comingAtAttempt(last: number) {
  let attempt = 0;
  return function UnreliableField(props: CardFieldProps) {
    const [number] = useState(() => (attempt += 1));
    const { onChange } = props;
    useEffect(() => {
      if (number < last) onChange({ state: 'unavailable', message: 'The card field could not be loaded.' });
    }, [number, onChange]);
    return number < last ? null : <StoryCardField {...props} />;
  };
}

const DECLINE = paymentForms.declined.message;

Ready.test('Pay without a card shows a message and focuses the field', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
  const card = canvas.getByLabelText('Card');
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Enter your card details.');
  await expect(card).toHaveFocus();
  await expect(card).toHaveAccessibleDescription('Enter your card details.');
  await expect(card).toBeInvalid();
  await expect(args.onPay).not.toHaveBeenCalled();
});

Ready.test('shows what is missing only after Pay, until more is typed', async ({ canvas, userEvent, args }) => {
  const card = canvas.getByLabelText('Card');
  await userEvent.type(card, '4242');
  await expect(canvas.queryByRole('alert')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
  await expect(canvas.getByRole('alert')).toHaveTextContent('Your card number is incomplete.');
  await expect(card).toHaveFocus();
  await userEvent.type(card, '4');
  await expect(canvas.queryByRole('alert')).toBeNull();
  await expect(args.onPay).not.toHaveBeenCalled();
});

Ready.test('shows an invalid card while typing, and does not pay with it', async ({ canvas, userEvent, args }) => {
  const card = canvas.getByLabelText('Card');
  await userEvent.type(card, '4242 4242 4242 4241');
  await expect(canvas.getByRole('alert')).toHaveTextContent('Your card number is invalid.');
  await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
  await expect(card).toHaveFocus();
  await expect(args.onPay).not.toHaveBeenCalled();
});

Ready.test('Enter in the card field pays', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Card'), '4242 4242 4242 4242');
  await userEvent.type(canvas.getByLabelText('Expiry'), '12/30');
  await userEvent.type(canvas.getByLabelText('CVC'), '123{Enter}');
  await expect(args.onPay).toHaveBeenCalledOnce();
});

Ready.test('Enter keeps the focus where something is still to be typed', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByLabelText('Card'), '4242 4242 4242 4242');
  await userEvent.type(canvas.getByLabelText('Expiry'), '12/30');
  await userEvent.type(canvas.getByLabelText('CVC'), '12{Enter}');
  await expect(await canvas.findByRole('alert')).toHaveTextContent("Your card's security code is incomplete.");
  await expect(canvas.getByLabelText('CVC')).toHaveFocus();
  await expect(args.onPay).not.toHaveBeenCalled();
});

Declined.test('announces an earlier decline, which also describes the newly mounted field', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(DECLINE);
  await expect(canvas.getByLabelText('Card')).toHaveAccessibleDescription(DECLINE);
});

NotAboutTheCard.test('announces why nothing was charged, and does not mark the card as wrong', async ({ canvas, userEvent }) => {
  const card = canvas.getByLabelText('Card');
  await expect(canvas.getByRole('alert')).toHaveTextContent('Another tab of this browser is paying for this order');
  await expect(card).toBeValid();
  await expect(card).not.toHaveAccessibleDescription();
  await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
  await expect(canvas.getByRole('alert')).toHaveTextContent('Enter your card details.');
  await userEvent.type(card, '4');
  await expect(canvas.queryByRole('alert')).toBeNull();
});

Paying.test('ignores a second Pay and announces the current step', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
  await userEvent.type(canvas.getByLabelText('Card'), '{Enter}');
  await expect(args.onPay).not.toHaveBeenCalled();
  await expect(canvas.getByRole('status')).toHaveTextContent('Charging your card …');
  await expect(canvas.getByLabelText('Card')).toHaveAttribute('readonly');
});

DecliningEverything.test(
  'keeps the card after a decline, clears the message on a change, and shows it after the next decline',
  async ({ canvas, userEvent, args }) => {
    const card = canvas.getByLabelText('Card');
    const pay = canvas.getByRole('button', { name: 'Pay' });
    await userEvent.type(card, '4000 0000 0000 0002');
    await userEvent.type(canvas.getByLabelText('Expiry'), '12/30');
    await userEvent.type(canvas.getByLabelText('CVC'), '123');
    await userEvent.click(pay);
    await expect(canvas.queryByRole('alert')).toBeNull();
    // A provider's field submits the form itself when the user presses Enter in it.
    canvas.getByRole<HTMLFormElement>('form', { name: 'Payment' }).requestSubmit();
    await expect(args.onPay).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Decline it' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(DECLINE);
    await expect(card).toHaveValue('4000 0000 0000 0002');
    await expect(canvas.getByLabelText('CVC')).toHaveValue('123');
    await userEvent.tripleClick(card);
    await userEvent.paste('4242 4242 4242 4242');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(pay);
    await expect(args.onPay).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Decline it' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(DECLINE);
    await userEvent.click(pay);
    await expect(args.onPay).toHaveBeenCalledTimes(3);
  },
);

FieldUnavailable.test('shows the message at once, and Pay focuses Retry', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('The card field could not be loaded.');
  await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
  await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
  await expect(args.onPay).not.toHaveBeenCalled();
});

FieldUnavailable.test('Retry mounts a new field and focuses it', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Retry' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByLabelText('Card')).toHaveFocus();
  await expect(canvas.queryByRole('alert')).toBeNull();
  await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
});

Ready.test('its bar covers the focus rings of what scrolls under it', async ({ canvas }) => {
  const bar = canvas.getByRole('button', { name: PAY }).parentElement as HTMLElement;
  await expect(besideBar(bar)).toEqual([bar, bar]);
});

Ready.test('says what is paid for, and Pay is described by its amount', async ({ canvas }) => {
  await expect(canvas.getByText('2 × $64.90')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Pay' })).toHaveAccessibleDescription('$129.80');
});

OnAPhone.test('the card field and Pay are on the first screen', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Card').getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  await expect(canvas.getByRole('button', { name: 'Pay' }).getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
});

LongTextsOnAPhone.test('fits the page', async ({ canvasElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
});

Ready.test('pays with a card that a password manager has set without an event', async ({ canvas, userEvent, args }) => {
  setWithoutEvents(canvas.getByLabelText('Card'), '4242 4242 4242 4242');
  setWithoutEvents(canvas.getByLabelText('Expiry'), '12/30');
  setWithoutEvents(canvas.getByLabelText('CVC'), '123');
  await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
  await expect(args.onPay).toHaveBeenCalledOnce();
});
