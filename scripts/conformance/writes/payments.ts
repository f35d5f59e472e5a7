import { intentIdOf } from '#contract/payment.ts';
import { attempt, fault, type Person, type Run } from '../run.ts';
import { isTurnedDown } from './trace.ts';

/** Creates a payment intent, and never charges it. */
export async function checkIntent(run: Run, shopper: Person): Promise<void> {
  const answer = await attempt(run, 'createPaymentIntent', { body: { price: 12.5 } }, shopper);
  const { value } = answer;
  if (value === null) {
    if (!isTurnedDown(answer)) run.cleanup.leave('nobody knows whether a payment intent of $12.50 was made, which nobody would charge');
    return;
  }
  run.cleanup.leave('a payment intent of $12.50 at the payment provider, which nobody will charge');
  if (intentIdOf(value.clientSecret) === '')
    run.ledger.add('createPaymentIntent', fault('assumed', 'the clientSecret is not of the form id_secret_…, by which Stripe is known'));
}
