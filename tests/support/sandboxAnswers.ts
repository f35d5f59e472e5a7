import { fillPath, type Operation } from '#contract/operation.ts';
import { type OperationName, operations } from '#contract/operations.ts';
import { issueToken } from '#mocks/identity/tokens.ts';
import { cases } from '#tests/contract/cases.ts';
import { sandboxFetch } from './sandboxFetch.ts';

/** A list of two rows has neighbours, and is rendered quickly. */
const MAX_ROWS = 2;

async function answerOf(name: OperationName): Promise<unknown> {
  const { fetch, apiBase } = await sandboxFetch();
  const operation: Operation = operations[name];
  const { happy, as } = cases[name];
  const response = await fetch(`${operation.origin === 'site' ? new URL(apiBase).origin : apiBase}${fillPath(operation, happy)}`, {
    method: operation.method,
    headers: as === null ? {} : { authorization: `Bearer ${issueToken(as)}` },
    ...('body' in happy ? { body: JSON.stringify(happy.body) } : {}),
  });
  const answer: unknown = await response.json();
  return Array.isArray(answer) ? answer.slice(0, MAX_ROWS) : answer;
}

/** The sandbox's answer to the contract case of every operation. A list has two of its rows. */
export async function sandboxAnswers(): Promise<Record<OperationName, unknown>> {
  const names = Object.keys(operations) as OperationName[];
  const answers = await Promise.all(names.map(async (name) => [name, await answerOf(name)] as const));
  return Object.fromEntries(answers) as Record<OperationName, unknown>;
}
