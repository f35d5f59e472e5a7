import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import type { ComponentType } from 'react';
import type { CardFieldProps } from '#components/blocks/PaymentForm/cardField.ts';
import type { CardPayments } from '../ports.ts';
import { toBillingDetails } from './billingDetails.ts';
import { callStripe } from './callStripe.ts';
import { toLookUp, toPaymentAnswer } from './paymentAnswer.ts';
import { messageOf } from './stripeMessage.ts';

/** A place for Stripe's own field, and the element that stands in it. */
export interface MountedField {
  CardField: ComponentType<CardFieldProps>;
  /** The element on the page; null when there is none, or it is not ready. */
  read: () => StripeCardElement | null;
}

/** What the shop calls of Stripe.js. */
export type StripeCalls = Pick<Stripe, 'createPaymentMethod' | 'confirmCardPayment' | 'retrievePaymentIntent'>;

/** Stripe behind the port of the shop: its field, its three calls, and what its answers mean. */
export function createStripeCards(stripe: StripeCalls, field: MountedField): CardPayments {
  return {
    CardField: field.CardField,
    async createPaymentMethod(billing) {
      const card = field.read();
      if (card === null) throw new Error('There is no card field on the page');
      const { paymentMethod, error } = await callStripe(() =>
        stripe.createPaymentMethod({ type: 'card', card, billing_details: toBillingDetails(billing) }),
      );
      // Nothing is charged by this call, so that every error of it is a no.
      if (error !== undefined) return { state: 'refused', message: messageOf(error) };
      return { state: 'created', paymentMethodId: paymentMethod.id };
    },
    async confirmPayment({ clientSecret, paymentMethodId }) {
      const method = { payment_method: paymentMethodId };
      // The machine writes down that the bank is being asked before the bank asks.
      return toPaymentAnswer(await callStripe(() => stripe.confirmCardPayment(clientSecret, method, { handleActions: false })));
    },
    // Without a card it goes on with the one that was confirmed, and has the bank ask: Stripe's own second step after handleActions.
    authenticate: async ({ clientSecret }) => toPaymentAnswer(await callStripe(() => stripe.confirmCardPayment(clientSecret))),
    retrievePayment: async ({ clientSecret, paymentMethodId }) =>
      toLookUp(await callStripe(() => stripe.retrievePaymentIntent(clientSecret)), paymentMethodId),
  };
}
