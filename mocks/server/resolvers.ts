import type { OperationName } from '#contract/operations.ts';
import type { Resolver } from './resolver.ts';
import { login } from './resolvers/access.ts';
import { createBooking, deleteBooking, getBooking, listBookings, listOwnBookings, recordPayment } from './resolvers/bookings.ts';
import { listCameraProducts, listPhones } from './resolvers/gadgets.ts';
import { createPaymentIntent } from './resolvers/payments.ts';
import { createReview, listReviews } from './resolvers/reviews.ts';
import { createTool, deleteTool, getTool, listTools, updateTool } from './resolvers/tools.ts';
import { checkAdmin, getUser, listUsers, makeAdmin, saveUser } from './resolvers/users.ts';

/** One resolver for each operation, under the operation's name. */
export type Resolvers = { readonly [Name in OperationName]: Resolver<Name> };

export const resolvers: Resolvers = {
  listCameraProducts,
  listTools,
  getTool,
  createTool,
  updateTool,
  deleteTool,
  listReviews,
  createReview,
  listPhones,
  listOwnBookings,
  listBookings,
  getBooking,
  createBooking,
  recordPayment,
  deleteBooking,
  login,
  saveUser,
  getUser,
  listUsers,
  checkAdmin,
  makeAdmin,
  createPaymentIntent,
};
