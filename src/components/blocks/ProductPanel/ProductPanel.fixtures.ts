import { cabinet, wrenches } from '../BookingForm/BookingForm.fixtures.ts';

/** A complete tool, and a product with almost no data. */
export const products = { tool: wrenches, bare: cabinet };
