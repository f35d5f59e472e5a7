import { transactionIdOf } from '../../payments/intent.ts';
import { HttpError } from '../httpError.ts';
import type { Resolver } from '../resolver.ts';

/** Creates a new intent on every call, in Stripe's format. The fake Stripe does the rest. */
export const createPaymentIntent: Resolver<'createPaymentIntent'> = ({ world }, { body: { price } }) =>
  world.write((transaction) => {
    if (price === null || price === 0) throw new HttpError(400, 'price must be more than 0');
    const _id = transaction.newId();
    const clientSecret = `${transactionIdOf({ _id })}_secret_${transaction.newId()}`;
    transaction.put('intents', { _id, clientSecret, price, state: 'declined', message: '', declinedAfterwards: null, processedAt: 0 });
    return { clientSecret };
  });
