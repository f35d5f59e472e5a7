import type { Input, OperationName } from '../../src/contract/operations.ts';
import type { Context, Resolver } from '../../src/server/resolver.ts';
import type { PostgresTransaction } from '../database/postgresStore.ts';

/** A resolver that adds to the documented one what only a backend of its own can guarantee. */
export type SecureResolver<Name extends OperationName> = (
  context: Context<Name> & { transaction: PostgresTransaction },
  input: Input<Name>,
) => ReturnType<Resolver<Name>>;
