import { useEffect, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { CardFieldProps } from './cardField.ts';
import { FakeCardField } from './FakeCardField.tsx';
import { longPayment, paymentForms } from './PaymentForm.fixtures.ts';
import { PaymentForm } from './PaymentForm.tsx';
import { PaymentFormSkeleton } from './PaymentFormSkeleton.tsx';
import type { PaymentFormView } from './paymentFormView.ts';

const meta = preview.meta({
  component: PaymentForm,
  tags: ['block'],
  parameters: { layout: 'padded' },
  args: { cardField: FakeCardField, onPay: fn() },
});

export const Ready = meta.story({ args: { view: paymentForms.ready } });
export const Declined = meta.story({ args: { view: paymentForms.declined } });
export const Paying = meta.story({ args: { view: paymentForms.paying } });
export const Authenticating = meta.story({ args: { view: paymentForms.authenticating } });
export const LongTexts = meta.story({ args: { view: longPayment } });
export const Loading = meta.story({ args: { view: paymentForms.ready }, render: () => <PaymentFormSkeleton /> });

/** Pays, and is declined as often as the bank says so. */
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

/** The provider's field does not come at first, and comes when it is asked for once more. */
export const FieldUnavailable = meta.story({
  args: { view: paymentForms.ready },
  render: function Unreliable(args) {
    const [cardField] = useState(() => comingAtAttempt(2));
    return <PaymentForm {...args} cardField={cardField} />;
  },
});

/** A field that is there at the n-th attempt, and tells at those before that it is not. */
function comingAtAttempt(last: number) {
  let attempt = 0;
  return function UnreliableField(props: CardFieldProps) {
    const [number] = useState(() => (attempt += 1));
    const { onChange } = props;
    useEffect(() => {
      if (number < last) onChange({ state: 'unavailable', message: 'The card field could not be loaded.' });
    }, [number, onChange]);
    return number < last ? null : <FakeCardField {...props} />;
  };
}

const DECLINE = paymentForms.declined.message;

Ready.test('without a card Pay says so beside the field, which has the focus', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
  const card = canvas.getByLabelText('Card');
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Enter your card.');
  await expect(card).toHaveFocus();
  await expect(card).toHaveAccessibleDescription('Enter your card.');
  await expect(card).toBeInvalid();
  await expect(args.onPay).not.toHaveBeenCalled();
});

Ready.test('what is missing is said only when Pay was pressed, until more is typed', async ({ canvas, userEvent, args }) => {
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

Ready.test('a card that cannot be right is told of while it is typed, and is not paid with', async ({ canvas, userEvent, args }) => {
  const card = canvas.getByLabelText('Card');
  await userEvent.type(card, '42x');
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

Declined.test('a decline that was there before the field stays, announced, and is read with it', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(DECLINE);
  await expect(canvas.getByLabelText('Card')).toHaveAccessibleDescription(DECLINE);
});

Paying.test('a second Pay is ignored, and what happens is said', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
  await userEvent.type(canvas.getByLabelText('Card'), '{Enter}');
  await expect(args.onPay).not.toHaveBeenCalled();
  await expect(canvas.getByRole('status')).toHaveTextContent('Charging your card …');
  await expect(canvas.getByLabelText('Card')).toHaveAttribute('readonly');
});

DecliningEverything.test(
  'the card stays through a decline, which goes when anything is changed and comes back',
  async ({ canvas, userEvent, args }) => {
    const card = canvas.getByLabelText('Card');
    const pay = canvas.getByRole('button', { name: 'Pay' });
    await userEvent.type(card, '4000 0000 0000 0002');
    await userEvent.type(canvas.getByLabelText('Expiry'), '12/30');
    await userEvent.type(canvas.getByLabelText('CVC'), '123');
    await userEvent.click(pay);
    await expect(canvas.queryByRole('alert')).toBeNull();
    // A provider's field submits the form by itself when Enter is pressed in it.
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

FieldUnavailable.test('says so at once, and Pay leads to Retry', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('The card field could not be loaded.');
  await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
  await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus();
  await expect(args.onPay).not.toHaveBeenCalled();
});

FieldUnavailable.test('Retry puts a new field there and leads into it', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Retry' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(await canvas.findByLabelText('Card')).toHaveFocus();
  await expect(canvas.queryByRole('alert')).toBeNull();
  await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
});
