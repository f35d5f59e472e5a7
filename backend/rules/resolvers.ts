import { type OperationName, operations } from '../../src/contract/operations.ts';
import type { Context } from '../../src/server/resolver.ts';
import { type Resolvers, resolvers as documented } from '../../src/server/resolvers.ts';
import type { PostgresTransaction } from '../database/postgresStore.ts';
import { createBooking } from './bookings.ts';
import { createPaymentIntent, recordPayment } from './payments.ts';
import { updateTool } from './stock.ts';

/** The writes that move no money, stock or rights. */
const UNAUDITED: readonly OperationName[] = ['login', 'createReview', 'saveUser'];

type AnyResolver = (context: Context<OperationName> & { transaction: PostgresTransaction }, input: never) => Promise<unknown>;

/** Adds to a resolver a row that says who has called it, in the same transaction. */
const audited =
  (name: OperationName, resolve: AnyResolver): AnyResolver =>
  async (context, input) => {
    const answer = await resolve(context, input);
    context.transaction.audit(context.caller?.email ?? '', name, input);
    return answer;
  };

const secure: Resolvers = { ...documented, updateTool, createBooking, createPaymentIntent, recordPayment } as Resolvers;

/**
 * The documented resolvers, with what a backend of its own can guarantee about stock, prices and payments. They run only in transactions of
 * PostgreSQL, whose type the documented ones do not know.
 */
export const resolvers = Object.fromEntries(
  Object.entries(secure).map(([name, resolve]) => {
    const operation = name as OperationName;
    const isAudited = operations[operation].method !== 'GET' && !UNAUDITED.includes(operation);
    return [name, isAudited ? audited(operation, resolve) : resolve];
  }),
) as unknown as Resolvers;
