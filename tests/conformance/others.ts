import { type OperationName, operations } from '#contract/operations.ts';
import { issueToken } from '#mocks/identity/tokens.ts';
import { admin, shopper } from '../contract/sandbox.ts';
import type { Override, Row } from '../support/conformanceRun.ts';
import { guardedNames } from '../../scripts/conformance/security/checkRequest.ts';
import { type Deviation, answers, lists } from './deviation.ts';

const callOf = (name: OperationName) => `${operations[name].method} ${operations[name].path.replaceAll(/\{\w+\}/g, '*')}`;

/** Sends a request as somebody else, or with other headers. */
const sends =
  (change: (headers: Headers) => void): Override =>
  (real, init) => {
    const headers = new Headers(init.headers);
    change(headers);
    return real({ ...init, headers });
  };

const asAdmin = sends((headers) => headers.set('Authorization', `Bearer ${issueToken(admin)}`));

/** Answers with one header set, or without it. */
const header =
  (name: string, value: string | null): Override =>
  async (real) => {
    const response = await real();
    if (value === null) response.headers.delete(name);
    else response.headers.set(name, value);
    return response;
  };

const guards = guardedNames.map((operation): Deviation => ({
  name: 'access for everybody',
  operation,
  change: () => ({ [callOf(operation)]: asAdmin }),
  report: 'failed: without a token',
}));

const roles: Deviation = {
  name: 'a role that is taken from the body',
  operation: 'saveUser',
  change: (world) => ({
    'PUT /create-user/*': async (real, { body }) => {
      const response = await real();
      const { role } = JSON.parse(body as string) as { role?: string };
      await world.write((draft) => {
        const [user] = draft.byEmail('users', shopper);
        if (user !== undefined && role !== undefined) draft.put('users', { ...user, role });
      });
      return response;
    },
  }),
  report: 'failed: with a role in the body: stored',
};

const login: Deviation[] = [
  {
    name: 'one token for everybody',
    operation: 'login',
    change: () => ({ 'POST /login': answers(() => ({ accessToken: issueToken(admin) })) }),
    report: 'documented: two users got the same access token',
  },
  {
    name: 'a token in a wrapper',
    operation: 'login',
    change: () => ({ 'POST /login': answers((data) => ({ data })) }),
    report: 'documented: accessToken: received nothing, and the record is unreadable without it',
  },
  {
    name: "a token that opens everybody's data",
    operation: 'listOwnBookings',
    change: () => ({ 'GET /carBooking/*': asAdmin }),
    report: 'failed: without a token, with a made-up token: responded with 200',
  },
];

const payments: Deviation[] = [
  {
    name: 'no client secret',
    operation: 'createPaymentIntent',
    change: () => ({ 'POST /create-payment-intent': answers(() => ({ clientSecret: '' })) }),
    report: 'documented: clientSecret: received the text "", and the record is unreadable without it',
  },
  {
    name: "a client secret that is not Stripe's",
    operation: 'createPaymentIntent',
    change: () => ({ 'POST /create-payment-intent': answers(() => ({ clientSecret: 'seti_1' })) }),
    report: "assumed: the clientSecret does not have Stripe's form id_secret_…",
    because: 'the specification does not give its form',
  },
  {
    name: 'a payment intent that is not found',
    operation: 'createPaymentIntent',
    change: () => ({ 'POST /create-payment-intent': () => new Response('', { status: 404 }) }),
    report: 'documented: answered 404',
  },
];

const reads: Deviation[] = [
  {
    name: 'HTML with 200',
    operation: 'listCameraProducts',
    change: () => ({ 'GET /cameraProducts/': () => new Response('<!doctype html>') }),
    report: 'documented: response is not JSON',
  },
  {
    name: 'a row twice',
    operation: 'listReviews',
    change: () => ({ 'GET /review': lists((rows) => [...rows, rows[0]]) }),
    report: 'documented: []._id: 1 rows have a duplicate _id, and the shop omits them',
  },
  {
    name: 'numbers as ids',
    operation: 'listReviews',
    change: () => ({ 'GET /review': lists((rows) => rows.map((row, index) => ({ ...row, _id: index }))) }),
    report: 'note: []._id: received the number 0, read as a text (in 24 of 24 rows)',
    because: 'the shop reads an id of either type',
  },
  {
    name: 'a price as text in rows that the run did not write',
    operation: 'listCameraProducts',
    change: () => ({ 'GET /cameraProducts/': lists((rows) => rows.map((row) => ({ ...row, price: `$${String(row['price'])}` }))) }),
    report: 'note: [].price: received the text',
    because: 'catalogues are typed by people, and the shop reads such prices (docs/product-rules.md#numbers-from-the-api)',
  },
  {
    name: 'a list without its content type',
    operation: 'listReviews',
    change: () => ({ 'GET /review': header('Content-Type', 'text/plain') }),
    report: 'note: the content type is text/plain instead of application/json',
    because: 'the shop reads the text whatever its type',
  },
  {
    name: 'a tool that differs from its row',
    operation: 'getTool',
    change: () => ({ 'GET /carTools/*': answers((tool: Row) => ({ ...tool, price: 1 })) }),
    report: 'documented: the response differs from the row in the list',
  },
];

const OPTIONAL = 'the specification has no conditional writes (docs/decisions/0023-conditional-writes.md)';
const optional = (name: string, operation: OperationName, override: () => Override, report: string): Deviation => ({
  name,
  operation,
  change: () => ({ [callOf(operation)]: override() }),
  report,
  because: OPTIONAL,
});

/** Gives every answer an ETag of its own. */
function countedEtag(): Override {
  let count = 0;
  return (real, ...rest) => header('ETag', `"${(count += 1)}"`)(real, ...rest);
}

/** Answers a known key with a known body without asking who sends it. */
function sharedKeys(): Override {
  const known = new Map<string, Response>();
  return async (real, init) => {
    const request = `${new Headers(init.headers).get('Idempotency-Key') ?? ''} ${init.body as string}`;
    const response = known.get(request) ?? (await real());
    if (response.ok && !request.startsWith(' ')) known.set(request, response.clone());
    return response;
  };
}

const conditions: Deviation[] = [
  optional(
    'one ETag for all contents',
    'getTool',
    () => header('ETag', '"1"'),
    'If-Match: ignored, PUT /carTools/{id} refused the current version',
  ),
  optional('an ETag that changes by itself', 'getTool', countedEtag, 'If-Match: ignored, the ETag of an unchanged tool has changed'),
  optional(
    'an ETag of its own after a PUT',
    'updateTool',
    () => header('ETag', '"1"'),
    'If-Match: ignored, the answer to PUT /carTools/{id} has another ETag',
  ),
  optional(
    'an ignored If-Match',
    'updateTool',
    () => sends((headers) => headers.delete('If-Match')),
    'If-Match: ignored, PUT /carTools/{id} accepted',
  ),
  optional(
    'an ignored Idempotency-Key',
    'createBooking',
    () => sends((headers) => headers.delete('Idempotency-Key')),
    'Idempotency-Key: ignored, the same POST /carBooking created 2 bookings',
  ),
  optional('a key that all callers share', 'createBooking', sharedKeys, "Idempotency-Key: ignored, a key opened another caller's answer"),
  optional(
    'a hidden ETag',
    'getTool',
    () => header('Access-Control-Expose-Headers', null),
    'CORS: refused, GET /carTools/{id} does not expose ETag',
  ),
];

const cors: Deviation[] = [
  {
    name: 'answers that no page of the site may read',
    operation: 'getTool',
    change: () => ({ 'GET /carTools/*': header('Access-Control-Allow-Origin', null) }),
    report: 'documented: the response does not allow http://localhost, so no page of it can read it',
  },
  {
    name: 'a preflight that does not allow the token',
    operation: 'createBooking',
    change: () => ({ 'OPTIONS /carBooking': header('Access-Control-Allow-Headers', 'content-type') }),
    report: 'documented: the preflight does not allow authorization, so no page of http://localhost can make this call',
  },
];

export const others = [...guards, roles, ...login, ...payments, ...reads, ...conditions, ...cors];
