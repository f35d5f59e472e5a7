import * as v from 'valibot';
import { Booking, NewBooking } from './entities/booking.ts';
import { CameraProduct } from './entities/cameraProduct.ts';
import { Phone } from './entities/phone.ts';
import { NewReview, Review } from './entities/review.ts';
import { Tool } from './entities/tool.ts';
import { User, UserChange } from './entities/user.ts';
import { type InputOf, type Operation, type OutputOf } from './operation.ts';
import { amount, count, flag, rows, stock, text } from './read.ts';

/** The response to a mutation whose result is read afterwards. Accepts anything and ignores it. */
const Ignored = v.pipe(
  v.unknown(),
  v.transform((): null => null),
);

/** The answers of databases that changed nothing: `{ acknowledged: false }`, or no match and no insert. */
const Denied = v.union([
  v.object({ acknowledged: v.literal(false) }),
  v.object({ matchedCount: v.literal(0), upsertedCount: v.optional(v.literal(0)), upsertedId: v.nullish(v.null()) }),
]);

/** The response to a mutation that is believed by its status: anything except a denial (docs/product-rules.md#success). */
const Acknowledged = v.pipe(
  v.unknown(),
  v.check((body) => !v.is(Denied, body), 'The backend reports that it changed nothing'),
  v.transform((): null => null),
);

/** The response to a mutation that may answer with its row, which is not documented; null for any other answer. */
const rowIfAny = <const Schema extends v.GenericSchema>(row: Schema) =>
  v.pipe(
    v.unknown(),
    v.transform((body): v.InferOutput<Schema> | null => {
      const read = v.safeParse(row, body);
      return read.success ? read.output : null;
    }),
  );

const NewTool = v.omit(Tool, ['_id', 'minOrderQuantity']);

/**
 * Every call that the shop makes. The client, the sandbox, the guards, the OpenAPI document and the contract tests are built from this
 * table, so a call is listed only here. A call that docs/spec.md#calls does not list has `documented: false`.
 */
export const operations = {
  listCameraProducts: { method: 'GET', path: '/cameraProducts/', response: rows(CameraProduct), access: 'public' },
  listTools: { method: 'GET', path: '/carTools', response: rows(Tool), access: 'public' },
  getTool: { method: 'GET', path: '/carTools/{id}', response: v.nullable(Tool), access: 'public', versioned: true },
  createTool: { method: 'POST', path: '/carTools', body: NewTool, response: rowIfAny(Tool), access: 'admin' },
  updateTool: {
    method: 'PUT',
    path: '/carTools/{id}',
    body: v.object({ quantity: stock }),
    response: v.fallback(v.nullable(Tool), null),
    access: 'signedIn',
    // The stock may have changed since the first request.
    repeatable: false,
    versioned: true,
  },
  deleteTool: { method: 'DELETE', path: '/carTools/{id}', response: Ignored, access: 'admin' },
  listReviews: { method: 'GET', path: '/review', response: rows(Review), access: 'public' },
  createReview: { method: 'POST', path: '/review', body: NewReview, response: Acknowledged, access: 'own' },
  listPhones: { method: 'GET', path: '/products.json', response: rows(Phone), access: 'public', origin: 'site' },
  listOwnBookings: { method: 'GET', path: '/carBooking/{email}', response: rows(Booking), access: 'own' },
  listBookings: { method: 'GET', path: '/carBooking', response: rows(Booking), access: 'admin' },
  getBooking: { method: 'GET', path: '/carBookings/{id}', response: v.nullable(Booking), access: 'own' },
  createBooking: { method: 'POST', path: '/carBooking', body: NewBooking, response: rowIfAny(Booking), access: 'own' },
  recordPayment: {
    method: 'PATCH',
    path: '/carBooking/{id}',
    body: v.object({ appointment: v.string(), transactionId: v.string() }),
    response: rowIfAny(Booking),
    access: 'own',
  },
  deleteBooking: { method: 'DELETE', path: '/carBooking/{id}', response: Ignored, access: 'own' },
  login: {
    method: 'POST',
    path: '/login',
    body: v.object({ email: v.string() }),
    response: v.object({ accessToken: v.pipe(v.string(), v.nonEmpty()) }),
    access: 'public',
    bearer: 'idToken',
  },
  saveUser: { method: 'PUT', path: '/create-user/{email}', body: UserChange, response: Acknowledged, access: 'own' },
  getUser: { method: 'GET', path: '/user', query: ['email'], response: v.nullable(User), access: 'own' },
  listUsers: { method: 'GET', path: '/users', response: rows(User), access: 'admin' },
  checkAdmin: { method: 'GET', path: '/admin/{email}', response: v.object({ admin: flag }), access: 'own' },
  makeAdmin: {
    method: 'PUT',
    path: '/user/admin/{email}',
    response: v.fallback(v.object({ modifiedCount: v.nullable(count) }), { modifiedCount: null }),
    access: 'admin',
  },
  createPaymentIntent: {
    method: 'POST',
    path: '/create-payment-intent',
    body: v.object({ price: amount }),
    response: v.object({ clientSecret: v.pipe(text, v.nonEmpty()) }),
    access: 'signedIn',
    bearer: 'accessToken',
    // An intent that nobody confirms charges nothing.
    repeatable: true,
  },
} as const satisfies Record<string, Operation>;

export type Operations = typeof operations;
export type OperationName = keyof Operations;
export type Input<Name extends OperationName> = InputOf<Operations[Name]>;
export type Output<Name extends OperationName> = OutputOf<Operations[Name]>;
