import type { Operation } from '#contract/operation.ts';
import { operations } from '#contract/operations.ts';
import { recordOf } from '#contract/strict.ts';

/** The entities of the contract, each with the first operation that responds with it. Read from the table of operations, so none is left out. */
export const entities = Object.entries<Operation>(operations)
  .map(([name, { response }]) => [name, recordOf(response)] as const)
  .filter((entry): entry is readonly [string, NonNullable<(typeof entry)[1]>] => entry[1] !== undefined)
  .filter(([, schema], index, all) => all.findIndex(([, other]) => other === schema) === index);
