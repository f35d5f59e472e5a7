import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Operation } from '#contract/operation.ts';
import { type Input, type OperationName, operations } from '#contract/operations.ts';
import { resolvers } from '#mocks/resolvers.ts';
import { cases } from './cases.ts';
import { type OpenSandbox, openSandbox, type Person } from './sandbox.ts';
import { specRows } from './spec.ts';

const names = Object.keys(operations) as OperationName[];

/** A row of docs/spec.md#calls as an operation would write it. */
const written = ({ method, path, query = [] }: Operation) => `${method} ${path}${query.map((name) => `?${name}={${name}}`).join('&')}`;

describe('one word per operation, from the spec to the tests', () => {
  test("docs/spec.md#calls's rows are the contract's operations", () => {
    const rows = specRows.map(([method, path]) => `${method} ${path.startsWith('/') ? path : `/${path}`}`);
    expect(rows).toHaveLength(22);
    expect(names.map((name) => written(operations[name])).toSorted()).toEqual(rows.toSorted());
  });

  test('every operation has a resolver and a contract case, and there is no other', () => {
    expect(Object.keys(resolvers).toSorted()).toEqual(names.toSorted());
    expect(Object.keys(cases).toSorted()).toEqual(names.toSorted());
  });
});

/** A case with the tie between its operation and its input loosened: the table has checked it. */
interface AnyCase {
  happy: Input<OperationName>;
  as: Person;
  notFor?: Person;
  unknown?: Input<OperationName>;
  wrong?: readonly unknown[];
}

describe.for(names)('%s', (name) => {
  const operation: Operation = operations[name];
  const { happy, as, notFor, unknown, wrong = [] } = cases[name] as AnyCase;
  let sandbox: OpenSandbox;

  beforeEach(async () => {
    sandbox = await openSandbox();
  });
  afterEach(() => sandbox.close());

  test('answers with what the contract reads', async () => {
    const { status, json } = await sandbox.call(name, happy, as);
    expect(status).toBe(200);
    const read = v.parse(operation.response, json);
    if (read === null) expect(json).toMatchObject({ acknowledged: true });
    else expect(json).toEqual(read);
  });

  if (operation.access !== 'public')
    test('refuses whoever is not signed in: 401', async () => {
      expect(await sandbox.call(name, happy)).toMatchObject({ status: 401, json: { message: expect.any(String) } });
    });

  if (notFor !== undefined) {
    test('refuses the wrong person: 403', async () => {
      expect(await sandbox.call(name, happy, notFor)).toMatchObject({ status: 403, json: { message: expect.any(String) } });
    });

    test('is open to an administrator', async () => {
      expect(await sandbox.call(name, happy, 'Admin@example.com')).toMatchObject({ status: 200 });
    });
  }

  if (unknown !== undefined)
    test('says 404 of what does not exist', async () => {
      expect(await sandbox.call(name, unknown, as)).toMatchObject({ status: 404, json: { message: expect.any(String) } });
    });

  test.for(wrong.map((body) => [JSON.stringify(body)] as const))('refuses the body %s: 400', async ([body]) => {
    const answer = await sandbox.call(name, { ...happy, body: JSON.parse(body) } as Input<OperationName>, as);
    expect(answer).toMatchObject({ status: 400, json: { message: expect.any(String) } });
  });
});
