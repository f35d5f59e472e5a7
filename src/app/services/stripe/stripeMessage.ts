import type { StripeError } from '@stripe/stripe-js';

/** The shape of a client secret: pi_…_secret_… */
const SECRET = /_secret_/;

/** Stripe's words for people (docs/spec.md#errors), '' where it has none. Words that name a client secret are not passed on to anybody. */
export const redactSecrets = (words: string | undefined): string => (words === undefined || SECRET.test(words) ? '' : words);

/**
 * Stripe's words for people in what it answers by an error (docs/spec.md#errors), '' where it has none: of a fault of the setup the shop
 * speaks itself.
 */
export const messageOf = (error: StripeError): string => (isOfSetup(error) ? '' : redactSecrets(error.message));

/**
 * "No such payment_intent" is for whoever set the shop up, as where its two keys are of two accounts. One such error is the shopper's: the
 * bank did not know them again.
 */
const isOfSetup = ({ type, code }: StripeError): boolean =>
  type === 'authentication_error' || (type === 'invalid_request_error' && code !== 'payment_intent_authentication_failure');
