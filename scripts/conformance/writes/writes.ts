import { type OperationName, operations } from '#contract/operations.ts';
import type { Caller, Run } from '../run.ts';
import { administrators } from './administrators.ts';
import { bookings } from './bookings.ts';
import type { NounChecks } from './nounChecks.ts';
import { payments } from './payments.ts';
import { reviews } from './reviews.ts';
import { tools } from './tools.ts';
import { users } from './users.ts';

/** The files with checks, in the order of a run. Administrators are last, because afterwards the shopper may be one. */
export const nouns: readonly NounChecks[] = [tools, bookings, reviews, users, payments, administrators];

const writes = (Object.keys(operations) as OperationName[]).filter((name) => operations[name].method !== 'GET' && name !== 'login');

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
