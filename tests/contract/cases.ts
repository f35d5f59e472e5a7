import type { Input, OperationName } from '#contract/operations.ts';
import { demoRows } from '#mocks/data/seed.ts';
import { admin, type Person, shopper, stranger } from './sandbox.ts';

/** The inputs for the contract tests of one operation. */
interface Case<Name extends OperationName> {
  /** An input that gets 200 and a body that the contract accepts. */
  happy: Input<Name>;
  /** The caller. */
  as: Person;
  /** A signed-in user who gets 403. */
  forbiddenCaller?: Person;
  /** An input with an unknown id, which gets 404. */
  unknown?: Input<Name>;
  /** Bodies that get 400. */
  invalidBodies?: readonly unknown[];
}

const seed = demoRows();

function first<Row>(rows: readonly Row[], matches: (row: Row) => boolean = () => true): Row {
  const found = rows.find((row) => matches(row));
  if (found === undefined) throw new Error('The seed lacks a row that the contract cases need');
  return found;
}

export const tool = first(seed.tools, ({ quantity }) => (quantity ?? 0) > 0);
export const unpaid = first(seed.bookings, (booking) => booking.email === shopper && !booking.paid);
const user = first(seed.users, ({ role }) => role === '');

const { _id: _tool, minOrderQuantity: _least, ...newTool } = tool;
export const newBooking = {
  name: tool.name,
  img: tool.img,
  email: shopper,
  date: '2030-01-31',
  price: (tool.price ?? 0) * 2,
  quantity: 2,
  address: '14 Gasket Lane',
  phone: '+1 555 0142',
};
const newReview = { description: 'It turns.', name: 'Sam Carter', img: '', email: shopper };
const unknown = 'no/such id';

type Cases = { readonly [Name in OperationName]: Case<Name> };

export const cases: Cases = {
  listCameraProducts: { happy: {}, as: null },
  listTools: { happy: {}, as: null },
  getTool: { happy: { id: tool._id }, as: null, unknown: { id: unknown } },
  createTool: {
    happy: { body: newTool },
    as: admin,
    forbiddenCaller: shopper,
    invalidBodies: [
      { ...newTool, name: ' ' },
      { ...newTool, img2: '' },
      { ...newTool, description: '\n' },
      { ...newTool, status: '' },
      { ...newTool, date: '' },
      { ...newTool, date: '2027-02-29' },
      { ...newTool, price: 0 },
      { ...newTool, price: 'free' },
      { ...newTool, quantity: -1 },
      { ...newTool, quantity: 1.5 },
      { ...newTool, rating: 6 },
      { ...newTool, rating: 0 },
      { ...newTool, rating: null },
    ],
  },
  updateTool: {
    happy: { id: tool._id, body: { quantity: 0 } },
    as: stranger,
    unknown: { id: unknown, body: { quantity: 1 } },
    invalidBodies: [{ quantity: -1 }, { quantity: 0.5 }, { quantity: '5' }, { quantity: null }, { quantity: 1e21 }, {}],
  },
  deleteTool: { happy: { id: tool._id }, as: admin, forbiddenCaller: shopper, unknown: { id: unknown } },
  listReviews: { happy: {}, as: null },
  createReview: {
    happy: { body: newReview },
    as: shopper,
    forbiddenCaller: stranger,
    invalidBodies: [
      { ...newReview, description: '\n' },
      { ...newReview, name: '' },
    ],
  },
  listPhones: { happy: {}, as: null },
  listOwnBookings: { happy: { email: shopper.toUpperCase() }, as: shopper, forbiddenCaller: stranger },
  listBookings: { happy: {}, as: admin, forbiddenCaller: shopper },
  getBooking: { happy: { id: unpaid._id }, as: shopper, forbiddenCaller: stranger, unknown: { id: unknown } },
  createBooking: {
    happy: { body: newBooking },
    as: shopper,
    forbiddenCaller: stranger,
    invalidBodies: [
      { ...newBooking, name: '' },
      { ...newBooking, email: undefined },
      { ...newBooking, date: '2030-02-31' },
      { ...newBooking, price: 'a lot' },
      { ...newBooking, quantity: 0 },
      { ...newBooking, address: ' ' },
      { ...newBooking, phone: null },
    ],
  },
  recordPayment: {
    happy: { id: unpaid._id, body: { appointment: unpaid._id, transactionId: 'pi_1' } },
    as: shopper,
    forbiddenCaller: stranger,
    unknown: { id: unknown, body: { appointment: unknown, transactionId: 'pi_1' } },
    invalidBodies: [
      { appointment: unpaid._id },
      { appointment: unpaid._id, transactionId: '' },
      { appointment: 'other', transactionId: 'pi_1' },
    ],
  },
  deleteBooking: { happy: { id: unpaid._id }, as: shopper, forbiddenCaller: stranger, unknown: { id: unknown } },
  login: { happy: { body: { email: stranger } }, as: null, invalidBodies: [{ email: 'nobody' }, { email: 7 }, {}] },
  saveUser: {
    happy: { email: stranger, body: { name: 'New' } },
    as: stranger,
    forbiddenCaller: shopper,
    invalidBodies: [[], 'name', null],
  },
  getUser: { happy: { email: shopper }, as: shopper, forbiddenCaller: stranger },
  listUsers: { happy: {}, as: admin, forbiddenCaller: shopper },
  checkAdmin: { happy: { email: shopper }, as: shopper, forbiddenCaller: stranger },
  makeAdmin: { happy: { email: user.email }, as: admin, forbiddenCaller: shopper },
  createPaymentIntent: {
    happy: { body: { price: unpaid.price } },
    as: shopper,
    invalidBodies: [{ price: 0 }, { price: -3 }, { price: null }, {}],
  },
};
