import type { Operation } from '#contract/operation.ts';
import { type OperationName, operations } from '#contract/operations.ts';
import type { Caller, Run } from '../run.ts';
import { bookings } from './bookings.ts';
import type { NounChecks } from './nounChecks.ts';
import { payments } from './payments.ts';
import { reviews } from './reviews.ts';
import { tools } from './tools.ts';
import { users } from './users.ts';

/** The files with checks, in the order of a run. Users are after reviews, because afterwards the shopper may be an administrator. */
export const nouns: readonly NounChecks[] = [tools, bookings, reviews, users, payments];

/** A call that carries a proof of who calls is no write: it signs in. */
const writes = (Object.entries(operations) as [OperationName, Operation][])
  .filter(([, { method, bearer }]) => method !== 'GET' && bearer !== 'idToken')
  .map(([name]) => name);

/** Tries the writes that can be undone, if --write is set. */
export async function checkWrites(run: Run): Promise<void> {
  const { shopper, options } = run;
  if (!options.write || shopper === undefined) {
    for (const name of writes) run.recorder.skip(name, 'needs --write');
    return;
  }
  for (const noun of nouns) await noun.checkWrites?.(run, shopper);
}

type PermanentWrites = NonNullable<NounChecks['checkPermanentWrites']>;

const permanentChecks: PermanentWrites = Object.assign({}, ...nouns.map((noun) => noun.checkPermanentWrites ?? {}));

/** The writes that cannot be undone, for at least some accounts. They are tried only if --keep names them. */
export const permanentWrites = (Object.keys(permanentChecks) as OperationName[]).toSorted();

/** Tries the writes that cannot be undone, if --keep names them. Runs after the security checks, which need a shopper. */
export async function checkPermanentWrites(run: Run, shopper: Caller): Promise<void> {
  for (const [name, check] of Object.entries(permanentChecks) as [OperationName, PermanentWrites[OperationName]][]) {
    if (!check) continue;
    if (run.options.keep.includes(name)) await check(run, shopper);
    else run.recorder.skip(name, `cannot be undone (--keep ${name})`);
  }
}
