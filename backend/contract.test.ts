// The backend answers the cases of the contract as the sandbox does: one table of cases, two stores.
import { beforeAll } from 'vitest';
import { newBooking, tool, unpaid } from '../tests/contract/cases.ts';
import { describeCases } from '../tests/contract/describeCases.ts';
import { shopper, stranger } from '../tests/contract/sandbox.ts';
import { emulatorTokenOf, type OpenBackend, openBackend } from './test/openBackend.ts';

const anyVersion = { 'if-match': '*' };

let backend: OpenBackend;

beforeAll(async () => {
  backend = await openBackend();
  return backend.close;
});

/** Prepares the backend where the sandbox's callers are believed: the stock is taken, the payment is made, and everybody has an order. */
async function prepare() {
  const { call, store, stripe } = backend;
  await backend.reset();
  await call(
    'updateTool',
    { id: tool._id, body: { quantity: (tool.quantity ?? 0) - newBooking.quantity } },
    { as: shopper, headers: anyVersion },
  );
  await call('createPaymentIntent', { body: { price: unpaid.price } }, { as: shopper });
  stripe.confirm('pi_1');
  await store.write(async (transaction) => transaction.put('bookings', { ...unpaid, _id: transaction.newId(), email: stranger }));
  return {
    close: async () => {},
    call: (name: Parameters<typeof call>[0], input: object, as: string | null = null) => {
      const proof = name === 'login' ? { authorization: `Bearer ${emulatorTokenOf(stranger)}` } : {};
      return call(name, input, { as, headers: { ...anyVersion, ...proof } });
    },
  };
}

describeCases(prepare);
