// The only file that imports faker: it is loaded with it, and only when the large world is opened.
import { faker } from '@faker-js/faker/locale/en';
import type { Rows } from '../tables.ts';
import { fillCameraProducts, fillPhones, fillReviews, fillTools } from './makeRows.ts';

/** How many rows the large world has of each. */
const SIZES = { tools: 10_000, cameraProducts: 1000, phones: 1000, reviews: 1000 };

/** The demo world and thousands of rows after its own, so that its people, bookings and journeys are there too. The same number grows the same rows. */
export function growLarge(demo: Rows, seed: number): Rows {
  faker.seed(seed);
  return {
    ...demo,
    tools: fillTools(faker, demo.tools, SIZES.tools),
    cameraProducts: fillCameraProducts(faker, demo.cameraProducts, SIZES.cameraProducts),
    phones: fillPhones(faker, demo.phones, SIZES.phones),
    reviews: fillReviews(faker, demo.reviews, SIZES.reviews),
  };
}
