import type { PostgresTransaction } from '../database/postgresStore.ts';

/** Adds a row that says who has moved money, stock or rights, in the same transaction. `by`: an email, or the program that did it. */
export const noteInAudit = (transaction: PostgresTransaction, by: string, operation: string, input: unknown): void =>
  transaction.send('INSERT INTO audit VALUES ($1, now(), $2, $3, $4)', [transaction.newId(), by, operation, JSON.stringify(input)]);
