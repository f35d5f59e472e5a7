import { redactSecrets } from './stripeMessage.ts';

/**
 * Calls Stripe.js. After a wrong call it throws, at once or later, and quotes the arguments. Errors may be logged, so a message that quotes
 * a client secret is not passed on.
 */
export const callStripe = <Result>(call: () => Promise<Result>): Promise<Result> =>
  new Promise<Result>((resolve) => resolve(call())).catch((error: unknown) => {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    throw new Error(`Stripe refused the call: ${redactSecrets(message) || name}`);
  });
