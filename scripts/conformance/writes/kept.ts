import { attempt, fault, type Person, type Run } from '../run.ts';

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
