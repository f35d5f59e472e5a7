import { type OperationName, operations } from '#contract/operations.ts';
import type { Run } from '../run.ts';
import { checkBookings } from './bookings.ts';
import { checkIntent } from './payments.ts';
import { watchStock } from './stock.ts';
import { checkTools } from './tools.ts';
import { checkUser } from './users.ts';

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
