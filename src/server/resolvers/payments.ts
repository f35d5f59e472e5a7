import { HttpError } from '../response.ts';
import type { Resolver } from '../resolver.ts';

/** Creates a new intent on every call. */
export const createPaymentIntent: Resolver<'createPaymentIntent'> = async ({ transaction, caller: { email } }, { body: { price } }) => {
  if (price === null || price === 0) throw new HttpError(400, 'price must be more than 0');
  return transaction.createIntent({ price, email });
};
