import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '#components/primitives/Button/Button.tsx';
import { Field } from '#components/primitives/Field/Field.tsx';
import { control } from '#components/primitives/Field/Field.css.ts';
import preview from '../../.storybook/preview.tsx';
import { rightToLeft } from '../../.storybook/rightToLeft.tsx';
import { SandboxCardField, type SandboxCardFieldProps } from './SandboxCardField.tsx';

const NOVEMBER = new Date(2026, 10, 20).getTime();

/** Renders the field in a frame like that of the payment form. */
const framed = ({ onChange, onCard, now, state, invalid }: SandboxCardFieldProps) => (
  <div style={{ maxWidth: '26rem', padding: '1rem' }}>
    <Field label="Card" error={invalid ? 'Your card number is invalid.' : undefined}>
      {({ id, 'aria-describedby': describedBy }) => (
        <div className={control}>
          <SandboxCardField {...{ id, describedBy, invalid, state, onChange, now, onCard }} />
        </div>
      )}
    </Field>
  </div>
);

/** Locks the filled field on Pay, as the payment form does. */
function Paying(props: SandboxCardFieldProps) {
  const [state, setState] = useState(props.state);
  return (
    <>
      {framed({ ...props, state })}
      <Button onClick={() => setState('locked')}>Pay</Button>
    </>
  );
}

const meta = preview.meta({
  component: SandboxCardField,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { PaymentForm: 'for the form around it, with label, frame and message' },
      do: [
        'Pass it as cardField, with the clock and onCard bound',
        'Lock it while a payment is pending: what was typed stays',
        'Test each outcome with a card of the list below it',
      ],
      dont: ['Type a real card number', 'Label it: the form’s label names its first input', 'Keep a card after onCard has reported null'],
      keyboard: {
        Digits: 'Fill the field, and move to the next one when it is complete',
        Backspace: 'In an empty field: moves back to the one before',
        Enter: 'In a field: submits the form around it. On Test cards: opens the list',
        'Enter or Space': 'On a test card: fills it in and closes the list',
      },
    },
  },
  args: {
    id: 'card',
    describedBy: undefined,
    invalid: false,
    state: 'open' as const,
    onChange: fn(),
    onCard: fn(),
    now: () => NOVEMBER,
  },
  render: framed,
});

export const Empty = meta.story();
export const Incomplete = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Card number' }), '424242424242424212');
  },
});
export const Invalid = meta.story({
  args: { invalid: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Card number' }), '4242424242424241');
  },
});
export const Complete = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Card number' }), '42424242424242421230123');
  },
});
export const AmericanExpress = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Card number' }), '37828224631000512301234');
  },
});
/** As wide as in the payment form on the smallest phone. */
export const OnSmallPhone = Complete.extend({
  decorators: [
    (Story) => (
      <div style={{ width: '16.5rem' }}>
        <Story />
      </div>
    ),
  ],
});
export const RightToLeft = Complete.extend({ decorators: [rightToLeft] });
export const TestCardsRightToLeft = meta.story({
  decorators: [rightToLeft],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Test cards'));
  },
});
export const Locked = meta.story({
  render: (args) => <Paying {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Card number' }), '42424242424242421230123');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
  },
});
export const TestCardsOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Test cards'));
  },
});

Empty.test('reports that it is empty on mount', async ({ args }) => {
  await expect(args.onChange).toHaveBeenLastCalledWith({ state: 'empty', message: 'Your card number is incomplete.' });
});

Empty.test('focuses the number when the label is clicked', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Card'));
  await expect(canvas.getByRole('textbox', { name: 'Card number' })).toHaveFocus();
});

Empty.test('accepts a pasted number with spaces, and moves focus to the expiry', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('textbox', { name: 'Card number' }));
  await userEvent.paste('4242 4242 4242 4242');
  await expect(canvas.getByRole('textbox', { name: 'Expiry' })).toHaveFocus();
  await expect(canvas.getByRole('img', { name: 'Visa' })).toBeVisible();
});

Empty.test('accepts digits of any script, and the whole year', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('textbox', { name: 'Card number' }));
  await userEvent.paste('４２４２ ４２４２ ４２４２ ４２４２');
  await expect(canvas.getByRole('textbox', { name: 'Expiry' })).toHaveFocus();
  await userEvent.keyboard('122030');
  await expect(canvas.getByRole('textbox', { name: 'CVC' })).toHaveFocus();
  await userEvent.keyboard('١٢٣');
  await expect(args.onCard).toHaveBeenLastCalledWith({ number: '4242424242424242', expiry: '1230', cvc: '123' });
});

Empty.test('keeps the caret where a digit was inserted or deleted', async ({ canvas, userEvent }) => {
  const number = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Card number' });
  await userEvent.type(number, '4242424242');
  await userEvent.type(number, '5', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  await expect(number).toHaveValue('4254 2424 242');
  await expect(number.selectionStart).toBe(3);
  await userEvent.type(number, '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  await expect(number).toHaveValue('4252 4242 42');
  await expect(number.selectionStart).toBe(3);
});

Empty.test('Backspace in an empty input moves focus to the previous input', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Card number' }), '42424242424242421{Backspace}{Backspace}{Backspace}');
  await expect(canvas.getByRole('textbox', { name: 'Card number' })).toHaveFocus();
});

Incomplete.test('reports what is missing, after focus has moved to the expiry automatically', async ({ canvas, args }) => {
  await expect(canvas.getByRole('textbox', { name: 'Expiry' })).toHaveValue('12 / ');
  await expect(args.onChange).toHaveBeenLastCalledWith({ state: 'incomplete', message: "Your card's expiration date is incomplete." });
});

Invalid.test('reports it, keeps focus, and is described by the message', async ({ canvas, args }) => {
  const number = canvas.getByRole('textbox', { name: 'Card number' });
  await expect(args.onChange).toHaveBeenLastCalledWith({ state: 'invalid', message: 'Your card number is invalid.' });
  await expect(number).toHaveFocus();
  await expect(number).toBeInvalid();
  await expect(number).toHaveAccessibleDescription('Your card number is invalid.');
});

Complete.test('reports to the shop that it is complete, and gives the card only to the fake Stripe', async ({ canvas, args }) => {
  await expect(canvas.getByRole('textbox', { name: 'Card number' })).toHaveValue('4242 4242 4242 4242');
  await expect(canvas.getByRole('textbox', { name: 'Expiry' })).toHaveValue('12 / 30');
  await expect(args.onChange).toHaveBeenLastCalledWith({ state: 'complete' });
  await expect(args.onCard).toHaveBeenLastCalledWith({ number: '4242424242424242', expiry: '1230', cvc: '123' });
});

Locked.test('keeps the typed card and the focus, and cannot be changed', async ({ canvas, userEvent }) => {
  const number = canvas.getByRole('textbox', { name: 'Card number' });
  await userEvent.type(number, '{Backspace}5');
  await expect(number).toHaveFocus();
  await expect(number).toHaveValue('4242 4242 4242 4242');
  await userEvent.click(canvas.getByText('Test cards'));
  await expect(canvas.getByRole('button', { name: '4242 4242 4242 4242 Visa' })).toBeDisabled();
});

Empty.test('fills in a test card by keyboard, and closes the list', async ({ canvas, userEvent, args }) => {
  canvas.getByText('Test cards').focus();
  await userEvent.click(canvas.getByText('Test cards'));
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: '4242 4242 4242 4242 Visa' })).toHaveFocus();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith({ state: 'complete' });
  await expect(args.onCard).toHaveBeenLastCalledWith({ number: '378282246310005', expiry: '1230', cvc: '1234' });
  await expect(canvas.getByText('Test cards')).toHaveFocus();
  await expect(canvas.getByText(/click one to fill it in/)).not.toBeVisible();
  await expect(canvas.getByText('never type a real one')).toBeVisible();
});

OnSmallPhone.test('shows all digits', async ({ canvas }) => {
  for (const input of canvas.getAllByRole('textbox')) await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
});

RightToLeft.test('shows the groups of digits from left to right, as on a card', async ({ canvas }) => {
  for (const input of canvas.getAllByRole('textbox')) await expect(getComputedStyle(input).direction).toBe('ltr');
});

TestCardsRightToLeft.test('shows each number from left to right, as on a card', async ({ canvas }) => {
  const text = canvas.getByText('3782 822463 10005').firstChild as Text;
  /** Where some digits of the number are. */
  const leftOf = (start: number, end: number) => {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, end);
    return range.getBoundingClientRect().left;
  };
  await expect(leftOf(0, 4)).toBeLessThan(leftOf(5, 11));
});

TestCardsOpen.test('its texts and numbers are below one another', async ({ canvas }) => {
  const texts = [
    canvas.getByText('Test cards').firstChild as Text,
    canvas.getByText('Succeeds', { selector: 'p' }),
    canvas.getByText('4242 4242 4242 4242'),
  ];
  const lefts = texts.map((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return Math.round(range.getBoundingClientRect().left);
  });
  await expect(new Set(lefts).size).toBe(1);
});
