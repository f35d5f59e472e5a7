import { redactSecrets } from './stripeMessage.ts';

/**
 * Makes a call of Stripe.js. Where it was called wrongly it throws, at once or later, and quotes what it was given: what is thrown may be
 * written down somewhere, so a message that quotes a client secret does not get out of here.
 */
export const callStripe = <Result>(call: () => Promise<Result>): Promise<Result> =>
  new Promise<Result>((resolve) => resolve(call())).catch((error: unknown) => {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    throw new Error(`Stripe refused the call: ${redactSecrets(message) || name}`);
  });
