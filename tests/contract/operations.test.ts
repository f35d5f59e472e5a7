import { readFileSync } from 'node:fs';
import type * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isDocumented, type Operation } from '#contract/operation.ts';
import { type OperationName, operations } from '#contract/operations.ts';
import { resolvers } from '#server/resolvers.ts';
import { cases } from './cases.ts';
import { describeCases } from './describeCases.ts';
import { openSandbox } from './sandbox.ts';

const names = Object.keys(operations) as OperationName[];

/** One call as docs/spec.md#calls documents it. */
interface SpecCall {
  /** 'GET /user?email={email}' */
  call: string;
  /** The names of the body's fields, sorted. */
  fields: string[];
}

/** Returns the field names of a table cell, without the explanations in it. */
const fieldsIn = (cell: string): string[] =>
  cell
    .replaceAll(/\(.*?\)/g, '')
    .split(/[;,]/)
    .map((part) => part.replace(/^.*:/, '').trim())
    .filter((name) => /^\w+$/.test(name));

/** Reads the table of docs/spec.md#calls, so that no test repeats it. */
function readSpecCalls(): SpecCall[] {
  const [, section = ''] = readFileSync('docs/spec.md', 'utf8').split('\n## Calls\n');
  const [table = ''] = section.split('\n## ');
  return [...table.matchAll(/^\| ([A-Z]+) +\| `([^`]+)` +\|([^|]*)\|/gm)].map(([, method, path = '', body = '']) => ({
    call: `${method} ${path.startsWith('/') ? path : `/${path}`}`,
    fields: [...new Set(fieldsIn(body))].toSorted(),
  }));
}

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
