import { StrictMode, useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { Button } from '#components/primitives/Button/Button.tsx';
import { paymentForms } from '#components/blocks/PaymentForm/PaymentForm.fixtures.ts';
import { PaymentForm } from '#components/blocks/PaymentForm/PaymentForm.tsx';
import type { PaymentFormView } from '#components/blocks/PaymentForm/paymentFormView.ts';
import '#tests/live/fakes/stripe.js';
import preview from '../../../../.storybook/preview.tsx';
import type { CardPayments } from '../ports.ts';
import { openStripe } from './openCards.tsx';

type Canvas = { findByTitle: (title: string) => Promise<HTMLElement> };

const FIELD = 'Secure card payment input frame';
const billing = { name: 'Wrench', email: 'grace@example.com', phone: '' };

/** Opens Stripe as the live shop does, with a fake of its script. Time passes only if a story says so. */
const open = (wait: () => Promise<void>) => async () => ({
  cards: await openStripe({ publishableKey: 'pk_test_story', platform: { wait } }),
});
const never = () => new Promise<void>(() => {});
/** Makes the fake script fail. */
const breaking = (faults: object) => () => {
  Object.assign(window, { stripeFaults: faults });
  return () => Object.assign(window, { stripeFaults: {} });
};

interface Loaded {
  loaded: Record<string, unknown>;
}
const cardsOf = ({ loaded }: Loaded) => loaded['cards'] as CardPayments;

const meta = preview.meta({
  component: PaymentForm,
  tags: ['block', '!manifest'],
  parameters: {
    layout: 'padded',
    guide: {
      do: [
        'Pass a component that is made once for the visit, with the same promise of Stripe',
        'Let the field have the look of the theme: it is styled anew when the theme changes',
        'Wait for its first change: until then it may still fail to load',
      ],
      dont: ['Read what is typed: it is in Stripe’s own document', 'Mark errors with aria-invalid: Stripe does so inside'],
      keyboard: {
        Tab: 'Moves through number, expiry and security code, and then to Pay',
        Enter: 'On Pay: pays. With something missing, the card’s number gets the focus',
      },
    },
  },
  args: { view: paymentForms.ready, onPay: fn(), cardField: () => null },
  loaders: [open(never)],
  render: (args, context) => <PaymentForm {...args} cardField={cardsOf(context).CardField} />,
});

/** Finds the inputs in Stripe's document, which loads shortly after the field. */
async function inputsIn(canvas: Canvas) {
  const frame = (await canvas.findByTitle(FIELD)) as HTMLIFrameElement;
  const page = within(frame.contentDocument?.body ?? frame);
  return { number: await page.findByLabelText(/number/), expiry: page.getByLabelText(/expiration/), cvc: page.getByLabelText(/CVC/) };
}
async function type(canvas: Canvas, number: string, expiry = '12/30', cvc = '123') {
  const inputs = await inputsIn(canvas);
  await fireEvent.input(inputs.number, { target: { value: number } });
  await fireEvent.input(inputs.expiry, { target: { value: expiry } });
  await fireEvent.input(inputs.cvc, { target: { value: cvc } });
  return inputs;
}
const colorOf = (input: HTMLElement) => getComputedStyle(input).color;

export const Empty = meta.story({ play: async ({ canvas }) => void (await inputsIn(canvas)) });
export const Complete = meta.story({ play: async ({ canvas }) => void (await type(canvas, '4242 4242 4242 4242')) });
export const Invalid = meta.story({ play: async ({ canvas }) => void (await type(canvas, '4242 4242 4242 4241')) });

/** Locked by a payment and unlocked by a decline. */
export const Locked = meta.story({
  render: function Lock(args, context) {
    const [view, setView] = useState<PaymentFormView>(args.view);
    return (
      <>
        <PaymentForm {...args} view={view} cardField={cardsOf(context).CardField} onPay={() => setView(paymentForms.paying)} />
        <Button onClick={() => setView(paymentForms.declined)}>Decline it</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await type(canvas, '4000 0000 0000 0002');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
  },
});

/** The script loads, but the field reports that it cannot load. */
export const Refused = meta.story({ beforeEach: breaking({ field: 'refused' }) });
/** The script loads, but the field never responds. */
export const Silent = meta.story({ beforeEach: breaking({ field: 'silent' }), loaders: [open(() => Promise.resolve())] });
/** Rendered twice, as StrictMode does in development. */
export const DrawnTwice = meta.story({
  render: (args, context) => (
    <StrictMode>
      <PaymentForm {...args} cardField={cardsOf(context).CardField} />
    </StrictMode>
  ),
  play: async ({ canvas }) => void (await type(canvas, '4242 4242 4242 4242')),
});

Empty.test('looks like an input, and follows a change of theme', async ({ canvas }) => {
  const { number } = await inputsIn(canvas);
  const { dataset } = document.documentElement;
  const theme = dataset['theme'];
  for (const next of ['dark', 'light']) {
    dataset['theme'] = next;
    const { color, fontSize } = getComputedStyle(canvas.getByRole('group', { name: 'Card' }));
    await waitFor(() => expect(colorOf(number)).toBe(color));
    await expect(number.style.fontSize).toBe(fontSize);
  }
  await expect(getComputedStyle(canvas.getByTitle(FIELD)).colorScheme).toBe('light');
  dataset['theme'] = theme ?? 'light';
});

Empty.test('receives the focus from its label, and from Pay without a card', async ({ canvas, userEvent, args }) => {
  const { number } = await inputsIn(canvas);
  await userEvent.click(canvas.getByText('Card'));
  await expect(number.ownerDocument.activeElement).toBe(number);
  await expect(document.activeElement).toBe(canvas.getByTitle(FIELD));
  canvas.getByRole('button', { name: 'Pay' }).focus();
  number.blur();
  await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
  await expect(canvas.getByRole('alert')).toHaveTextContent('Enter your card details.');
  await expect(number.ownerDocument.activeElement).toBe(number);
  await expect(canvas.getByRole('group', { name: 'Card' })).toHaveAccessibleDescription('Enter your card details.');
  await expect(args.onPay).not.toHaveBeenCalled();
});

Complete.test('can be paid with, also by pressing Enter in the field', async ({ canvas, args, ...context }) => {
  const { cvc } = await inputsIn(canvas);
  await expect(canvas.queryByRole('alert')).toBeNull();
  await fireEvent.keyDown(cvc, { key: 'Enter' });
  await expect(args.onPay).toHaveBeenCalledOnce();
  await expect((await cardsOf(context).createPaymentMethod(billing)).state).toBe('created');
});

Complete.test('leaves no card digits in the shop', async () => {
  await expect(document.documentElement.outerHTML).not.toMatch(/4242 ?4242/);
  await expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(/4242 ?4242/);
});

Invalid.test("shows Stripe's message, and the number in its colour", async ({ canvas }) => {
  const { number } = await inputsIn(canvas);
  const alert = canvas.getByRole('alert');
  await expect(alert).toHaveTextContent('Your card number is invalid.');
  await waitFor(() => expect(colorOf(number)).toBe(getComputedStyle(alert).color));
});

Locked.test('is disabled until the card is declined, and keeps its value', async ({ canvas, userEvent }) => {
  const { number } = await inputsIn(canvas);
  await waitFor(() => expect(number).toBeDisabled());
  await userEvent.click(canvas.getByRole('button', { name: 'Decline it' }));
  await waitFor(() => expect(number).toBeEnabled());
  await expect(number).toHaveValue('4000 0000 0000 0002');
});

Locked.test('focuses the input again after a decline', async ({ canvas }) => {
  const { number } = await inputsIn(canvas);
  canvas.getByTitle(FIELD).focus();
  // Not a user click, which would move the focus.
  canvas.getByRole('button', { name: 'Decline it' }).click();
  await waitFor(() => expect(number.ownerDocument.activeElement).toBe(number));
});

Refused.test('shows that it cannot be loaded, and loads after Retry', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('alert')).toHaveTextContent('The card field could not be loaded, and nothing was charged.');
  Object.assign(window, { stripeFaults: {} });
  await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
  const { number } = await inputsIn(canvas);
  await waitFor(() => expect(number.ownerDocument.activeElement).toBe(number));
  await expect(canvas.queryByRole('alert')).toBeNull();
});

Silent.test('fails after ten seconds', async ({ canvas }) => {
  await expect(await canvas.findByRole('alert')).toHaveTextContent('The card field could not be loaded, and nothing was charged.');
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

DrawnTwice.test('is mounted once, and its card is the one that is used', async ({ canvas, ...context }) => {
  await expect(canvas.getAllByTitle(FIELD)).toHaveLength(1);
  await expect((await cardsOf(context).createPaymentMethod(billing)).state).toBe('created');
});
