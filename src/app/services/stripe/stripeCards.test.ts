import type { StripeCardElement } from '@stripe/stripe-js';
import { describe, expect, test, vi } from 'vitest';
import { createStripeCards } from './stripeCards.ts';

const element = {} as StripeCardElement;
const billing = { name: 'Wrench', email: 'grace@example.com', phone: '+1 555 0100' };
const clientSecret = 'pi_1_secret_2';

/** A `Stripe` object whose responses the test sets. */
function open(card: StripeCardElement | null = element) {
  const stripe = { createPaymentMethod: vi.fn(), confirmCardPayment: vi.fn(), retrievePaymentIntent: vi.fn() };
  const cards = createStripeCards(stripe, { CardField: () => null, read: () => card });
  return { stripe, cards };
}
const intent = (status: string) => ({ paymentIntent: { id: 'pi_1', status } });

describe('a payment method', () => {
  test('is created from the mounted card, with the billing details of the booking', async () => {
    const { stripe, cards } = open();
    stripe.createPaymentMethod.mockResolvedValue({ paymentMethod: { id: 'pm_1' } });
    expect(await cards.createPaymentMethod(billing)).toEqual({ state: 'created', paymentMethodId: 'pm_1' });
    expect(stripe.createPaymentMethod).toHaveBeenCalledExactlyOnceWith({ type: 'card', card: element, billing_details: billing });
  });

  test('is created without blank billing details', async () => {
    const { stripe, cards } = open();
    stripe.createPaymentMethod.mockResolvedValue({ paymentMethod: { id: 'pm_1' } });
    await cards.createPaymentMethod({ name: 'Wrench', email: ' ', phone: '' });
    expect(stripe.createPaymentMethod.mock.calls[0]?.[0]).toMatchObject({ billing_details: { name: 'Wrench' } });
    expect(Object.keys(stripe.createPaymentMethod.mock.calls[0]?.[0].billing_details)).toEqual(['name']);
  });

  test.for(['card_error', 'validation_error', 'api_connection_error'])('is refused by %s', async (type) => {
    const { stripe, cards } = open();
    stripe.createPaymentMethod.mockResolvedValue({ error: { type, message: 'No.' } });
    expect(await cards.createPaymentMethod(billing)).toEqual({ state: 'refused', message: 'No.' });
  });

  test.for(['invalid_request_error', 'authentication_error'])(
    'is refused by %s without its message, which is for developers',
    async (type) => {
      const { stripe, cards } = open();
      stripe.createPaymentMethod.mockResolvedValue({ error: { type, message: 'Invalid API Key provided: pk_test_1' } });
      expect(await cards.createPaymentMethod(billing)).toEqual({ state: 'refused', message: '' });
    },
  );

  test('is refused without a message', async () => {
    const { stripe, cards } = open();
    stripe.createPaymentMethod.mockResolvedValue({ error: { type: 'card_error' } });
    expect(await cards.createPaymentMethod(billing)).toEqual({ state: 'refused', message: '' });
  });

  test('needs a mounted field', async () => {
    const { stripe, cards } = open(null);
    await expect(cards.createPaymentMethod(billing)).rejects.toThrow('no card field');
    expect(stripe.createPaymentMethod).not.toHaveBeenCalled();
  });
});

describe('a charge', () => {
  test('is confirmed once, and leaves the question of the bank for later', async () => {
    const { stripe, cards } = open();
    stripe.confirmCardPayment.mockResolvedValue(intent('requires_action'));
    expect(await cards.confirmPayment({ clientSecret, paymentMethodId: 'pm_1' })).toEqual({ state: 'actionRequired' });
    expect(stripe.confirmCardPayment.mock.calls).toEqual([[clientSecret, { payment_method: 'pm_1' }, { handleActions: false }]]);
  });

  test('is continued by authenticate, without a card', async () => {
    const { stripe, cards } = open();
    stripe.confirmCardPayment.mockResolvedValue(intent('succeeded'));
    expect(await cards.authenticate({ clientSecret })).toEqual({ state: 'succeeded', transactionId: 'pi_1' });
    expect(stripe.confirmCardPayment.mock.calls).toEqual([[clientSecret]]);
  });

  test('is looked up without being confirmed', async () => {
    const { stripe, cards } = open();
    stripe.retrievePaymentIntent.mockResolvedValue(intent('processing'));
    expect(await cards.retrievePayment({ clientSecret, paymentMethodId: 'pm_1' })).toEqual({ state: 'processing' });
    expect(stripe.confirmCardPayment).not.toHaveBeenCalled();
  });
});

describe('an error that Stripe throws', () => {
  const calls = {
    confirmPayment: ({ cards }: ReturnType<typeof open>) => cards.confirmPayment({ clientSecret, paymentMethodId: 'pm_1' }),
    authenticate: ({ cards }: ReturnType<typeof open>) => cards.authenticate({ clientSecret }),
    retrievePayment: ({ cards }: ReturnType<typeof open>) => cards.retrievePayment({ clientSecret, paymentMethodId: 'pm_1' }),
  };
  const quote = () => {
    throw new TypeError(`Invalid value: you specified ${clientSecret}.`);
  };
  test.for(Object.entries(calls))('in %s rejects without the client secret', async ([, call]) => {
    const opened = open();
    opened.stripe.confirmCardPayment.mockImplementation(quote);
    opened.stripe.retrievePaymentIntent.mockImplementation(async () => quote());
    const error = await call(opened).then(
      () => null,
      (reason: unknown) => reason as Error,
    );
    expect(error?.message).toBe('Stripe refused the call: TypeError');
    expect(JSON.stringify([error?.stack, error?.cause])).not.toContain(clientSecret);
  });

  test('keeps its message if it quotes no secret', async () => {
    const { stripe, cards } = open();
    stripe.confirmCardPayment.mockRejectedValue(new Error('Element was unmounted'));
    await expect(cards.confirmPayment({ clientSecret, paymentMethodId: 'pm_1' })).rejects.toThrow('Element was unmounted');
  });
});
