import { speakable } from './speakable.ts';

/**
 * Makes a call of Stripe.js. Where it was called wrongly it throws, at once or later, and quotes what it was given: what is thrown may be
 * written down somewhere, so a message that quotes a client secret does not get out of here.
 */
export async function callStripe<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    throw new Error(`Stripe refused the call: ${speakable(message) || name}`);
  }
}
