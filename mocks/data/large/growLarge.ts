// The only file that imports faker. Both are loaded only when the large world is opened.
import { faker } from '@faker-js/faker/locale/en';
import type { Rows } from '../../store/tables.ts';
import { fillCameraProducts, fillPhones, fillReviews, fillTools } from './makeRows.ts';

/** The number of rows of each table in the large world. */
const SIZES = { tools: 10_000, cameraProducts: 1000, phones: 1000, reviews: 1000 };

/** Adds thousands of rows after those of the demo world, so that its users and bookings still exist. Depends only on `seed`. */
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
