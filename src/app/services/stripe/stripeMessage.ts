import type { StripeError } from '@stripe/stripe-js';

/** The shape of a client secret: pi_…_secret_… */
const SECRET = /_secret_/;

/** The message, or '' if there is none or it contains a client secret, which nobody must read. */
export const redactSecrets = (words: string | undefined): string => (words === undefined || SECRET.test(words) ? '' : words);

/** Stripe's message for the shopper (docs/spec.md#errors). It is '' for an error of the shop's setup, which has a sentence of ours. */
export const messageOf = (error: StripeError): string => (isOfSetup(error) ? '' : redactSecrets(error.message));

/**
 * Errors such as "No such payment_intent" mean that the shop is set up wrongly, for example with keys of two accounts. One of that type
 * is the shopper's: the bank could not authenticate them.
 */
const isOfSetup = ({ type, code }: StripeError): boolean =>
  type === 'authentication_error' || (type === 'invalid_request_error' && code !== 'payment_intent_authentication_failure');
