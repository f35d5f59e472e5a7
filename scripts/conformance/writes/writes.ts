import type { Tool } from '#contract/entities/tool.ts';
import { type OperationName, operations } from '#contract/operations.ts';
import { intentIdOf } from '#contract/payment.ts';
import { isTurnedDown } from '../cleanup.ts';
import { type Person, type Run, attempt, fault } from '../run.ts';
import { checkBookings } from './bookings.ts';
import { checkTools } from './tools.ts';
import { checkUser } from './users.ts';

/** Creates a payment intent, and never charges it. */
async function checkIntent(run: Run, shopper: Person): Promise<void> {
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

const CANNOT = 'cannot be undone';

async function review(run: Run, { email, bearer }: Person): Promise<void> {
  const description = `Check ${run.mark}, please ignore.`;
  run.cleanup.leave(`the review '${description}'`);
  await attempt(
    run,
    'createReview',
    { body: { description, name: 'Check', img: '', email } },
    { email, ...(bearer !== undefined && { bearer }) },
  );
  const { value } = await run.backend.call('listReviews', {});
  if (value?.some((one) => one.description === description) !== true)
    run.ledger.add('createReview', fault('documented', 'the new review is not in the list'));
}

async function promote(run: Run, { email }: Person, admin: Person): Promise<void> {
  run.cleanup.leave(`${email} is an administrator`);
  const { value } = await attempt(run, 'makeAdmin', { email }, admin);
  const check = await run.backend.call('checkAdmin', { email }, { bearer: admin.bearer });
  if ((value?.modifiedCount ?? 0) > 0 && check.value?.admin !== true)
    run.ledger.add('makeAdmin', fault('documented', 'they are told to be no administrator afterwards'));
}

/** Tries the writes that cannot be undone, if --keep names them. Runs last, because afterwards the shopper may be an administrator. */
export async function checkKept(run: Run, shopper: Person): Promise<void> {
  const { keep } = run.options;
  if (keep.includes('createReview')) await review(run, shopper);
  else run.ledger.skip('createReview', `${CANNOT} (--keep createReview)`);
  if (!keep.includes('makeAdmin')) run.ledger.skip('makeAdmin', `${CANNOT} (--keep makeAdmin)`);
  else if (run.admin === undefined) run.ledger.skip('makeAdmin', 'needs --admin-email');
  else await promote(run, shopper, run.admin);
}

/** Runs `meanwhile`, and reports if a real tool's stock changed. Does not restore it, because a customer may have caused the change. */
async function watchStock({ backend, cleanup }: Run, { _id: id, name }: Tool, meanwhile: () => Promise<void>): Promise<void> {
  const stock = async () => (await backend.call('getTool', { id })).value?.quantity ?? 'unknown';
  const before = await stock();
  await meanwhile();
  const after = await stock();
  if (before !== after)
    cleanup.leave(
      `the stock of '${name}': ${before} before it was booked, ${after} after the booking was removed. The backend has taken it, or somebody has bought one`,
    );
}

const writes = (Object.keys(operations) as OperationName[]).filter((name) => operations[name].method !== 'GET' && name !== 'login');

/** Tries the writes that can be undone, if --write is set. */
export async function checkWrites(run: Run): Promise<void> {
  const { shopper, options } = run;
  if (!options.write || shopper === undefined) {
    for (const name of writes) run.ledger.skip(name, 'needs --write');
    return;
  }
  await checkTools(run, async (own) => {
    const { tool } = run.facts;
    if (own === undefined && tool !== undefined) await watchStock(run, tool, () => checkBookings(run, shopper, tool));
    else await checkBookings(run, shopper, own);
  });
  await checkUser(run, shopper);
  await checkIntent(run, shopper);
}
