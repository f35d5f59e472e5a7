import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { namesIn, type Operation } from '#contract/operation.ts';
import { operations } from '#contract/operations.ts';
import { strictOf } from '#contract/strict.ts';
import { issueToken } from '#mocks/identity/tokens.ts';
import { tableNames, tables } from '#mocks/store/tables.ts';
import { mutatedAnswer } from '#tests/support/mutatedAnswer.ts';
import { sandboxAnswers } from '#tests/support/sandboxAnswers.ts';
import { sandboxFetch } from '#tests/support/sandboxFetch.ts';
import { REPEATABLE } from '#tests/support/wireRows.ts';
import { cases } from './cases.ts';
import { admin, shopper, stranger } from './sandbox.ts';

const answers = await sandboxAnswers();

/** A parameter as it stands in the URL. Dots alone would name another path. */
const parameter = fc.oneof(
  fc.constantFrom(
    shopper,
    stranger,
    '64f0a1c2e4b0000000000001',
    '65f0a1c3e4b0000000000002',
    'unknown',
    '%',
    '%E0%A4%A',
    '%00',
    '__proto__',
  ),
  fc.string({ minLength: 1 }).map((text) => encodeURIComponent(text.replaceAll('.', '-'))),
);
const header = fc.oneof(fc.constantFrom('*', '""', '"a", W/"b"', ',', ' '), fc.string({ unit: 'grapheme-ascii' }));
const authorization = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(shopper, stranger, admin).map((email) => `Bearer ${issueToken(email)}`) },
  fc.constantFrom('', 'Bearer ', 'Bearer sandbox.%', 'Bearer sandbox.%ED%A0%80', 'Basic YTpi', 'Bearer sandbox.nobody'),
);

/** A request that no client of the shop sends: any parameters, headers and body. */
const request = fc.constantFrom(...Object.entries<Operation>(operations)).chain(([name, operation]) => {
  const { happy } = cases[name as keyof typeof cases];
  const body = 'body' in happy ? happy.body : answers[name as keyof typeof cases];
  return fc.record({
    operation: fc.constant(operation),
    parameters: fc.array(parameter, { minLength: 2, maxLength: 2 }),
    body: mutatedAnswer({ ...operation, response: operation.body ?? operation.response }, body),
    headers: fc.record({ authorization, 'if-match': header, 'idempotency-key': header }, { requiredKeys: ['authorization'] }),
  });
});

test('no request makes a handler throw, or stores a row that is not of its table', async () => {
  const { fetch, apiBase, world } = await sandboxFetch();
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(fc.array(request, { maxLength: 6 }), async (requests) => {
      for (const { operation, parameters, body, headers } of requests) {
        const [inPath = '', inQuery = ''] = parameters;
        const path = namesIn(operation.path).reduce((filled, name) => filled.replace(`{${name}}`, () => inPath), operation.path);
        const query = (operation.query ?? []).map((name) => `?${name}=${inQuery}`).join('');
        const base = operation.origin === 'site' ? new URL(apiBase).origin : apiBase;
        const init = { method: operation.method, headers, ...(operation.method === 'GET' ? {} : { body }) };
        const response = await fetch(base + path + query, init);
        expect([200, 400, 401, 403, 404, 409, 412, 422]).toContain(response.status);
        statuses.add(response.status);
        expect(await response.json()).toBeDefined();
      }
      const rows = await world.read((view) => tableNames.flatMap((name) => view.all(name).map((row) => [name, row] as const)));
      expect(rows.filter(([name, row]) => !v.is(strictOf(tables[name].row), row))).toEqual([]);
      await world.reset();
    }),
    REPEATABLE,
  );
  // Otherwise the requests would all end at the same check.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404]));
});
