import { fromPromise } from 'xstate';
import { ApiError } from '#contract/apiError.ts';
import type { Booking, NewBooking } from '#contract/entities/booking.ts';
import { type Product, productOfTool } from '#contract/entities/product.ts';
import type { Tool } from '#contract/entities/tool.ts';
import type { Input, Output } from '#contract/operations.ts';
import { wrench } from './wrench.ts';

/** The failure of a call: rejected with 400, request lost, or response lost. */
export type Fault = 'refused' | 'requestLost' | 'responseLost';

/** A shop with one tool. `faults` defines how the n-th call (from 0) fails. For a read, both kinds of loss are the same. */
export function failingShop(faults: Record<number, Fault> = {}) {
  let calls = 0;
  const state = { tool: { ...wrench } as Tool | null, bookings: [] as Booking[], log: [] as string[] };
  const call = async <T>(name: string, isWrite: boolean, apply: () => T): Promise<T> => {
    const fault = faults[calls++];
    state.log.push(fault === undefined ? name : `${name}:${fault}`);
    if (fault === 'refused') throw new ApiError('http', { message: 'no', status: 400 });
    if (fault === 'requestLost') throw new ApiError('timeout', { message: 'late', ambiguous: isWrite });
    const answer = apply();
    if (fault === 'responseLost') throw new ApiError('offline', { message: 'gone', ambiguous: isWrite });
    return structuredClone(answer);
  };
  const setQuantity = (quantity: number) => {
    if (state.tool) state.tool = { ...state.tool, quantity };
    return state.tool;
  };
  const book = (body: NewBooking) => {
    state.bookings.push({ ...body, _id: `b${state.bookings.length + 1}`, paid: false, transactionId: '' });
    return null;
  };
  const getTool = () => call('getTool', false, () => state.tool);
  const readProduct = async (): Promise<Product | null> => {
    const fresh = await getTool();
    return fresh && productOfTool(fresh);
  };
  const writeStock = (quantity: number) => call('updateTool', true, () => setQuantity(quantity));
  return {
    state,
    callCount: () => calls,
    product: productOfTool(wrench),
    getTool: fromPromise<Output<'getTool'>, Input<'getTool'>>(getTool),
    readProduct,
    writeStock,
    findProduct: fromPromise<Product | null, Pick<Product, '_id' | 'kind'>>(readProduct),
    updateTool: fromPromise<Output<'updateTool'>, Input<'updateTool'>>(({ input }) => writeStock(input.body.quantity)),
    listOwnBookings: fromPromise<Output<'listOwnBookings'>, Input<'listOwnBookings'>>(() =>
      call('listOwnBookings', false, () => state.bookings),
    ),
    createBooking: fromPromise<Output<'createBooking'>, Input<'createBooking'> & { idempotencyKey: string }>(({ input }) =>
      call('createBooking', true, () => book(input.body)),
    ),
  };
}
