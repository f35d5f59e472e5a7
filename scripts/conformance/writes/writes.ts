import type { Tool } from '#contract/entities/tool.ts';
import { type OperationName, operations } from '#contract/operations.ts';
import { intentIdOf } from '#contract/payment.ts';
import { createdNothing } from '../cleanup.ts';
import { type Caller, type Run, callAndRecord, difference } from '../run.ts';
import { checkBookings } from './bookings.ts';
import { checkTools } from './tools.ts';
import { checkUser } from './users.ts';

/** Creates a payment intent, and never charges it. */
async function checkPaymentIntent(run: Run, shopper: Caller): Promise<void> {
  const response = await callAndRecord(run, 'createPaymentIntent', { body: { price: 12.5 } }, shopper);
  const { value } = response;
  if (value === null) {
    if (!createdNothing(response))
      run.cleanup.reportLeftBehind('a payment intent of $12.50 may exist at the payment provider, which is never charged');
    return;
  }
  run.cleanup.reportLeftBehind('a payment intent of $12.50 at the payment provider, which is never charged');
  if (intentIdOf(value.clientSecret) === '')
    run.recorder.addIssues('createPaymentIntent', difference('assumed', "the clientSecret does not have Stripe's form id_secret_…"));
}

const CANNOT_UNDO = 'cannot be undone';

async function review(run: Run, { email, token }: Caller): Promise<void> {
  const description = `Check ${run.runId}, please ignore.`;
  run.cleanup.reportLeftBehind(`the review '${description}'`);
  await callAndRecord(
    run,
    'createReview',
    { body: { description, name: 'Check', img: '', email } },
    { email, ...(token !== undefined && { token }) },
  );
  const { value } = await run.backend.call('listReviews', {});
  if (value?.some((one) => one.description === description) !== true)
    run.recorder.addIssues('createReview', difference('documented', 'the new review is not in the list'));
}

async function promote(run: Run, { email }: Caller, admin: Caller): Promise<void> {
  run.cleanup.reportLeftBehind(`${email} is an administrator`);
  const { value } = await callAndRecord(run, 'makeAdmin', { email }, admin);
  const check = await run.backend.call('checkAdmin', { email }, { token: admin.token });
  if ((value?.modifiedCount ?? 0) > 0 && check.value?.admin !== true)
    run.recorder.addIssues('makeAdmin', difference('documented', 'the user is not an administrator after the call'));
}

/** Tries the writes that cannot be undone, if --keep names them. Runs last, because afterwards the shopper may be an administrator. */
export async function checkPermanentWrites(run: Run, shopper: Caller): Promise<void> {
  const { keep } = run.options;
  if (keep.includes('createReview')) await review(run, shopper);
  else run.recorder.skip('createReview', `${CANNOT_UNDO} (--keep createReview)`);
  if (!keep.includes('makeAdmin')) run.recorder.skip('makeAdmin', `${CANNOT_UNDO} (--keep makeAdmin)`);
  else if (run.admin === undefined) run.recorder.skip('makeAdmin', 'needs --admin-email');
  else await promote(run, shopper, run.admin);
}

/** Runs `action`, and reports if a real tool's stock changed. Does not restore it, because a customer may have caused the change. */
async function reportStockChange({ backend, cleanup }: Run, { _id: id, name }: Tool, action: () => Promise<void>): Promise<void> {
  const stock = async () => (await backend.call('getTool', { id })).value?.quantity ?? 'unknown';
  const before = await stock();
  await action();
  const after = await stock();
  if (before !== after)
    cleanup.reportLeftBehind(
      `the stock of '${name}': ${before} before the booking, ${after} after its removal. Either the backend changes the stock itself, or another customer bought one`,
    );
}

const writes = (Object.keys(operations) as OperationName[]).filter((name) => operations[name].method !== 'GET' && name !== 'login');

/** Tries the writes that can be undone, if --write is set. */
export async function checkWrites(run: Run): Promise<void> {
  const { shopper, options } = run;
  if (!options.write || shopper === undefined) {
    for (const name of writes) run.recorder.skip(name, 'needs --write');
    return;
  }
  await checkTools(run, async (createdTool) => {
    const { tool } = run.facts;
    if (createdTool === undefined && tool !== undefined) await reportStockChange(run, tool, () => checkBookings(run, shopper, tool));
    else await checkBookings(run, shopper, createdTool);
  });
  await checkUser(run, shopper);
  await checkPaymentIntent(run, shopper);
}
