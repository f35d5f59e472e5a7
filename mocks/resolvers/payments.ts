import { Refusal } from '../refusal.ts';
import type { Resolver } from '../resolver.ts';

/** A new intent at every call, shaped like Stripe's. */
export const createPaymentIntent: Resolver<'createPaymentIntent'> = ({ world }, { body: { price } }) =>
  world.write((draft) => {
    if (price === null || price === 0) throw new Refusal(400, 'price must be more than 0');
    return { clientSecret: `pi_${draft.newId()}_secret_${draft.newId()}` };
  });
