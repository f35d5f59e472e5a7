import type { StripeError } from '@stripe/stripe-js';

/** The shape of a client secret: pi_…_secret_… */
const SECRET = /_secret_/;

/** The message, or '' if there is none or it contains a client secret, which must not be shown. */
export const redactSecrets = (words: string | undefined): string => (words === undefined || SECRET.test(words) ? '' : words);

/** Stripe's message for the shopper (docs/spec.md#errors). '' for an error of the shop's setup, which has the shop's own message. */
export const messageOf = (error: StripeError): string => (isSetupError(error) ? '' : redactSecrets(error.message));

/**
 * True for errors such as "No such payment_intent", which mean that the shop is set up wrongly, for example with keys of two accounts. One
 * error of that type concerns the shopper: the bank could not authenticate them.
 */
const isSetupError = ({ type, code }: StripeError): boolean =>
  type === 'authentication_error' || (type === 'invalid_request_error' && code !== 'payment_intent_authentication_failure');
