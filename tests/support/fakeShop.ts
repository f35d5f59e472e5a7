import * as v from 'valibot';
import { ApiError } from '#contract/apiError.ts';
import type { Booking } from '#contract/entities/booking.ts';
import { User } from '#contract/entities/user.ts';
import type { ShopApi } from '#app/services/ports.ts';
import { fakeApi } from './fakeApi.ts';
import { ines, sam } from './fakeIdentity.ts';
import { wrench } from './wrench.ts';

export const http = (status: number): ApiError => new ApiError('http', { message: 'no', status });

/** The error of a mutation that got no response. It may have been applied. */
export const unanswered = (): ApiError => new ApiError('timeout', { message: 'late', ambiguous: true });

interface FakeShopOptions {
  tools?: (typeof wrench)[];
  /** The emails that have a user record. */
  known?: string[];
  replies?: Partial<ShopApi>;
}

/** A fake backend with tools, bookings and users. `replies` override its responses. */
export function fakeShop({ tools: stored = [wrench], known = [sam.email, ines.email], replies = {} }: FakeShopOptions = {}) {
  const tools = new Map(stored.map((tool) => [tool._id, { ...tool }]));
  const bookings: Booking[] = [];
  const users = new Map(known.map((email) => [email, v.parse(User, { _id: email, email })]));
  const find = (id: string) => {
    const tool = tools.get(id);
    if (tool === undefined) throw http(404);
    return tool;
  };
  const { api, calls } = fakeApi({
    login: async ({ body }) => ({ accessToken: `token of ${body.email}` }),
    getTool: async ({ id }) => ({ ...find(id) }),
    updateTool: async ({ id, body }) => Object.assign(find(id), body),
    getUser: async ({ email }) => users.get(email) ?? null,
    saveUser: async ({ email, body }) => {
      users.set(email, v.parse(User, { _id: email, ...users.get(email), ...body }));
      return null;
    },
    listCameraProducts: async () => [],
    listPhones: async () => [],
    listOwnBookings: async ({ email }) => bookings.filter((booking) => booking.email === email),
    createBooking: async ({ body }) => {
      bookings.push({ ...body, _id: `b${bookings.length + 1}`, paid: false, transactionId: '' });
      return null;
    },
    getBooking: async ({ id }) => bookings.find(({ _id }) => _id === id) ?? null,
    deleteBooking: async ({ id }) => {
      const index = bookings.findIndex(({ _id }) => _id === id);
      if (index === -1) throw http(404);
      bookings.splice(index, 1);
      return null;
    },
    ...replies,
  });
  return {
    api,
    tools,
    bookings,
    users,
    calls,
    names: () => calls.map(({ name }) => name),
    stock: (id = wrench._id) => tools.get(id)?.quantity,
  };
}
