import type { OperationName } from '#contract/operations.ts';
import type { Resolver } from './resolver.ts';
import { createBooking, deleteBooking, getBooking, listBookings, listOwnBookings, recordPayment } from './resolvers/bookings.ts';
import { createPaymentIntent } from './resolvers/payments.ts';
import { createTool, deleteTool, getTool, listCameraProducts, listPhones, listTools, updateTool } from './resolvers/products.ts';
import { createReview, listReviews } from './resolvers/reviews.ts';
import { checkAdmin, getUser, listUsers, login, makeAdmin, saveUser } from './resolvers/users.ts';

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
