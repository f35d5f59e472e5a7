import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isDocumented, type Operation } from '#contract/operation.ts';
import { type Input, type OperationName, operations } from '#contract/operations.ts';
import { resolvers } from '#server/resolvers.ts';
import { cases } from './cases.ts';
import { type OpenSandbox, openSandbox, type Person, stranger } from './sandbox.ts';
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

/** A case without the type link between operation and input, which `cases` has already checked. */
interface AnyCase {
  happy: Input<OperationName>;
  as: Person;
  forbiddenCaller?: Person;
  unknown?: Input<OperationName>;
  invalidBodies?: readonly unknown[];
}

describe.for(names)('%s', (name) => {
  const operation: Operation = operations[name];
  const { happy, as, forbiddenCaller, unknown, invalidBodies = [] } = cases[name] as AnyCase;
  let sandbox: OpenSandbox;

  beforeEach(async () => {
    sandbox = await openSandbox();
  });
  afterEach(() => sandbox.close());

  test('responds with 200 and a body that the contract accepts', async () => {
    const { status, json } = await sandbox.call(name, happy, as);
    expect(status).toBe(200);
    const read = v.parse(operation.response, json);
    if (read === null) expect(json).toMatchObject({ acknowledged: true });
    else expect(json).toEqual(read);
  });

  if (operation.access !== 'public')
    test('responds with 401 when signed out', async () => {
      expect(await sandbox.call(name, happy)).toMatchObject({ status: 401, json: { message: expect.any(String) } });
    });

  test('has a case without access, unless every signed-in user has access', () => {
    expect(forbiddenCaller !== undefined).toBe(operation.access === 'own' || operation.access === 'admin');
  });

  if (operation.access === 'signedIn')
    test('allows every signed-in user', async () => {
      expect(await sandbox.call(name, happy, stranger)).toMatchObject({ status: 200 });
    });

  if (forbiddenCaller !== undefined) {
    test('responds with 403 to a user without access', async () => {
      expect(await sandbox.call(name, happy, forbiddenCaller)).toMatchObject({ status: 403, json: { message: expect.any(String) } });
    });

    test('allows an administrator', async () => {
      expect(await sandbox.call(name, happy, 'Admin@example.com')).toMatchObject({ status: 200 });
    });
  }

  if (unknown !== undefined)
    test('responds with 404 to an unknown id', async () => {
      expect(await sandbox.call(name, unknown, as)).toMatchObject({ status: 404, json: { message: expect.any(String) } });
    });

  test.for(invalidBodies.map((body) => [JSON.stringify(body)] as const))('responds with 400 to the body %s', async ([body]) => {
    const answer = await sandbox.call(name, { ...happy, body: JSON.parse(body) } as Input<OperationName>, as);
    expect(answer).toMatchObject({ status: 400, json: { message: expect.any(String) } });
  });
});
