import type * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isDocumented, type Operation } from '#contract/operation.ts';
import { type OperationName, operations } from '#contract/operations.ts';
import { resolvers } from '#server/resolvers.ts';
import { cases } from './cases.ts';
import { describeCases } from './describeCases.ts';
import { openSandbox } from './sandbox.ts';
import { readSpecCalls } from './spec.ts';

const names = Object.keys(operations) as OperationName[];

/** Describes an operation like a row of docs/spec.md#calls. */
function asSpecCall({ method, path, query = [], body }: Operation) {
  const entries = body === undefined ? {} : (body as v.ObjectSchema<v.ObjectEntries, undefined>).entries;
  return { call: `${method} ${path}${query.map((name) => `?${name}={${name}}`).join('&')}`, fields: Object.keys(entries).toSorted() };
}

const compareCalls = (one: { call: string }, other: { call: string }) => one.call.localeCompare(other.call);

describe('operations have the same names everywhere, from the spec to the tests', () => {
  test('the documented operations are the calls of docs/spec.md#calls, with the same body fields', () => {
    const documented = Object.values<Operation>(operations).filter(isDocumented);
    expect(documented.map(asSpecCall).toSorted(compareCalls)).toEqual(readSpecCalls().toSorted(compareCalls));
  });

  test('every operation has a resolver and a contract case, and there are no others', () => {
    expect(Object.keys(resolvers).toSorted()).toEqual(names.toSorted());
    expect(Object.keys(cases).toSorted()).toEqual(names.toSorted());
  });
});

describeCases(async () => {
  const sandbox = await openSandbox();
  return { call: sandbox.call, close: async () => sandbox.close() };
});
