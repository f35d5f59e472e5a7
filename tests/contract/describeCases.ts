import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Operation } from '#contract/operation.ts';
import { type Input, type OperationName, operations } from '#contract/operations.ts';
import { cases } from './cases.ts';
import { type Answer, type Person, stranger } from './sandbox.ts';

/** A case without the type link between operation and input, which `cases` has already checked. */
interface AnyCase {
  happy: Input<OperationName>;
  as: Person;
  forbiddenCaller?: Person;
  unknown?: Input<OperationName>;
  invalidBodies?: readonly unknown[];
}

/** A backend that the cases are tried on. */
interface OpenBackend {
  call: <Name extends OperationName>(name: Name, input: Input<Name>, as?: Person) => Promise<Answer>;
  close: () => Promise<void>;
}

/** Declares the tests of all cases: each opens a backend of its own, with the demo's rows. */
export const describeCases = (open: () => Promise<OpenBackend>) =>
  describe.for(Object.keys(operations) as OperationName[])('%s', (name) => {
    const operation: Operation = operations[name];
    const { happy, as, forbiddenCaller, unknown, invalidBodies = [] } = cases[name] as AnyCase;
    let backend: OpenBackend;

    beforeEach(async () => {
      backend = await open();
    });
    afterEach(() => backend.close());

    test('responds with 200 and a body that the contract accepts', async () => {
      const { status, json } = await backend.call(name, happy, as);
      expect(status).toBe(200);
      const read = v.parse(operation.response, json);
      if (read === null) expect(json).toMatchObject({ acknowledged: true });
      else expect(json).toEqual(read);
    });

    if (operation.access !== 'public')
      test('responds with 401 when signed out', async () => {
        expect(await backend.call(name, happy)).toMatchObject({ status: 401, json: { message: expect.any(String) } });
      });

    test('has a case without access, unless every signed-in user has access', () => {
      expect(forbiddenCaller !== undefined).toBe(operation.access === 'own' || operation.access === 'admin');
    });

    if (operation.access === 'signedIn')
      test('allows every signed-in user', async () => {
        expect(await backend.call(name, happy, stranger)).toMatchObject({ status: 200 });
      });

    if (forbiddenCaller !== undefined) {
      test('responds with 403 to a user without access', async () => {
        expect(await backend.call(name, happy, forbiddenCaller)).toMatchObject({ status: 403, json: { message: expect.any(String) } });
      });

      test('allows an administrator', async () => {
        expect(await backend.call(name, happy, 'Admin@example.com')).toMatchObject({ status: 200 });
      });
    }

    if (unknown !== undefined)
      test('responds with 404 to an unknown id', async () => {
        expect(await backend.call(name, unknown, as)).toMatchObject({ status: 404, json: { message: expect.any(String) } });
      });

    test.for(invalidBodies.map((body) => [JSON.stringify(body)] as const))('responds with 400 to the body %s', async ([body]) => {
      const answer = await backend.call(name, { ...happy, body: JSON.parse(body) } as Input<OperationName>, as);
      expect(answer).toMatchObject({ status: 400, json: { message: expect.any(String) } });
    });
  });
