import { cabinet, wrenches } from '../BookingForm/BookingForm.fixtures.ts';

/** A tool with everything, and a product of which next to nothing is known. */
export const products = { tool: wrenches, bare: cabinet };
