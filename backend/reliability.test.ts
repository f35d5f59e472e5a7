// The shop loses nothing over the backend either: every fault and crash of orders and payments, as over the sandbox (tests/reliability).
import { beforeAll, expect, test } from 'vitest';
import { admin } from '../tests/contract/sandbox.ts';
import { describeOrderCrashes, describeOrderFaults, failedBooking } from '../tests/reliability/describeOrders.ts';
import { describePaymentCrashes, describePaymentFaults } from '../tests/reliability/describePayments.ts';
import { openOrderShop } from '../tests/reliability/orderShop.ts';
import { crashPoints } from '../tests/support/crashablePage.ts';
import { countedFetch } from '../tests/support/sandboxFetch.ts';
import { returnUnbooked } from './rules/stock.ts';
import { emulatorTokenOf, type OpenBackend, openBackend } from './test/openBackend.ts';

let backend: OpenBackend;

beforeAll(async () => {
  backend = await openBackend();
  return backend.close;
});

/** Sends a request to the backend, with the proof that a login needs. Resolves when the whole answer is there. */
async function send(input: string | URL | Request, init: RequestInit): Promise<Response> {
  const request = new Request(input, init);
  if (request.url.endsWith('/login')) {
    const { email } = (await request.clone().json()) as { email: string };
    request.headers.set('authorization', `Bearer ${emulatorTokenOf(email)}`);
  }
  const response = await fetch(request);
  return new Response(await response.text(), response);
}

/** Restores the demo's rows, which is quicker than another backend. */
async function resetBackend() {
  await backend.reset();
  const { address, store, stripe, tokenOf } = backend;
  return {
    apiBase: address,
    world: store,
    tokenOf: async (email: string) => tokenOf(email),
    onCharge: stripe.confirm,
    ...countedFetch(send),
  };
}

const options = { conditionalWrites: true, openBackend: resetBackend };
describeOrderFaults('over PostgreSQL', options);
describeOrderCrashes(options);
describePaymentFaults(resetBackend);
describePaymentCrashes(resetBackend);

/** Returns the stock of all reservations, as if their time were over. Resolves with their number. */
async function returnAll() {
  await backend.store.query("UPDATE reservations SET expires_at = now() - interval '1 second'");
  return returnUnbooked(backend.store);
}

test('after a crash at any point, what nobody books returns by itself, although the shop is never started again', async () => {
  let returned = 0;
  const orderAndCrash = async (crashAt: number) => {
    const { submitAndClose, changes, quantity } = await openOrderShop([], options);
    const { page } = await submitAndClose({ crashAt });
    returned += await returnAll();
    const { added, taken } = await changes();
    expect([page.points[crashAt], taken]).toEqual([page.points[crashAt], added * quantity]);
    return page.points;
  };
  for (const crashAt of crashPoints(await orderAndCrash(Infinity))) await orderAndCrash(crashAt);
  expect(returned).toBeGreaterThan(1);
});

test('whoever comes back after their stock has returned by itself can order the product again', async () => {
  const wrong: object[] = [];
  const orderAndReturn = async (crashAt: number) => {
    const { startAgain, submitAndClose, changes, quantity } = await openOrderShop([], options);
    const { page } = await submitAndClose({ crashAt });
    await returnAll();
    await startAgain();
    await submitAndClose();
    const { added, taken } = await changes();
    if (added !== 1 || taken !== quantity) wrong.push({ point: page.points[crashAt], added, taken });
    return page.points;
  };
  for (const crashAt of crashPoints(await orderAndReturn(Infinity))) await orderAndReturn(crashAt);
  expect(wrong).toEqual([]);
});

test('an administrator on the device of a shopper returns nothing that returns by itself', async () => {
  const wrong: object[] = [];
  const orderAndSignIn = async (crashAt: number) => {
    const { startAgain, submitAndClose, changes } = await openOrderShop(failedBooking('before'), options);
    const { page } = await submitAndClose({ crashAt });
    await startAgain({ email: admin });
    await returnAll();
    const { added, taken } = await changes();
    if (added !== 0 || taken !== 0) wrong.push({ point: page.points[crashAt], added, taken });
    return page.points;
  };
  for (const crashAt of crashPoints(await orderAndSignIn(Infinity))) await orderAndSignIn(crashAt);
  expect(wrong).toEqual([]);
});
