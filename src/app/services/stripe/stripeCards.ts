import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import type { ComponentType } from 'react';
import type { CardFieldProps } from '#components/blocks/PaymentForm/cardField.ts';
import type { Billing } from '#contract/payment.ts';
import type { CardPayments } from '../ports.ts';
import { toLookupResult, toPaymentResult } from './paymentResult.ts';
import { messageOf, redactSecrets } from './stripeMessage.ts';

/** A component for Stripe's own field, and access to its element. */
export interface MountedField {
  CardField: ComponentType<CardFieldProps>;
  /** The mounted element; null if there is none, or it is not ready. */
  read: () => StripeCardElement | null;
}

/** The Stripe.js calls that the shop uses. */
export type StripeCalls = Pick<Stripe, 'createPaymentMethod' | 'confirmCardPayment' | 'retrievePaymentIntent'>;

/** Implements the shop's card payments with Stripe: its field, its three calls, and the meaning of its results. */
export function createStripeCards(stripe: StripeCalls, field: MountedField): CardPayments {
  return {
    CardField: field.CardField,
    async createPaymentMethod(billing) {
      const card = field.read();
      if (card === null) throw new Error('There is no card field on the page');
      const { paymentMethod, error } = await callStripe(() =>
        stripe.createPaymentMethod({ type: 'card', card, billing_details: toBillingDetails(billing) }),
      );
      // This call charges nothing, so every error is a refusal.
      if (error !== undefined) return { state: 'refused', message: messageOf(error) };
      return { state: 'created', paymentMethodId: paymentMethod.id };
    },
    async confirmPayment({ clientSecret, paymentMethodId }) {
      const method = { payment_method: paymentMethodId };
      // handleActions is off, so that the machine can record the pending authentication before the bank asks.
      return toPaymentResult(await callStripe(() => stripe.confirmCardPayment(clientSecret, method, { handleActions: false })));
    },
    // Without a card, Stripe continues with the confirmed one and opens the bank's dialog, which handleActions has deferred.
    authenticate: async ({ clientSecret }) => toPaymentResult(await callStripe(() => stripe.confirmCardPayment(clientSecret))),
    retrievePayment: async ({ clientSecret, paymentMethodId }) =>
      toLookupResult(await callStripe(() => stripe.retrievePaymentIntent(clientSecret)), paymentMethodId),
  };
}

/** Converts billing details for Stripe (docs/spec.md#states). Stripe refuses an empty email, so blank values are left out. */
function toBillingDetails({ name, email, phone }: Billing): Partial<Billing> {
  return Object.fromEntries(Object.entries({ name, email, phone }).filter(([, value]) => value.trim() !== ''));
}

/**
 * Calls Stripe.js. An invalid call throws or rejects with a message that quotes the arguments. Errors may be logged, so a message with a
 * client secret is dropped.
 */
const callStripe = <Result>(call: () => Promise<Result>): Promise<Result> =>
  new Promise<Result>((resolve) => resolve(call())).catch((error: unknown) => {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    throw new Error(`Stripe refused the call: ${redactSecrets(message) || name}`);
  });
