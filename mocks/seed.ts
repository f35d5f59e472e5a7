import * as v from 'valibot';
import { Phone } from '#contract/entities/phone.ts';
import { rows } from '#contract/read.ts';
import phones from '../public/products.json';
import { bookings } from './catalogue/bookings.ts';
import { cameraProducts } from './catalogue/cameraProducts.ts';
import { people } from './catalogue/people.ts';
import { reviews } from './catalogue/reviews.ts';
import { tools } from './catalogue/tools.ts';
import type { Rows } from './tables.ts';

/** Everything that a world is made from: the same record makes the same world, byte for byte. */
export const SeedRecord = v.object({ name: v.picklist(['demo', 'large']), seed: v.pipe(v.number(), v.safeInteger()) });
export type SeedRecord = v.InferOutput<typeof SeedRecord>;

export const demoSeed: SeedRecord = { name: 'demo', seed: 1 };
export const largeSeed: SeedRecord = { name: 'large', seed: 1 };

/** The catalogue as it is written. */
export const demoRows = (): Rows =>
  structuredClone({
    tools,
    cameraProducts,
    phones: v.parse(rows(Phone), phones),
    reviews,
    bookings,
    users: people,
    accounts: [],
    intents: [],
  });

/** The rows of a new world. `demo` is the catalogue, whatever its number; `large` has thousands of rows more, by its number. */
export async function seedWorld({ name, seed }: SeedRecord): Promise<Rows> {
  switch (name) {
    case 'demo':
      return demoRows();
    case 'large': {
      const { growLarge } = await import('./large/growLarge.ts');
      return growLarge(demoRows(), seed);
    }
  }
  return name satisfies never;
}

/** The number of the first new id. Two worlds of one browser never share an id: what the device remembers of a booking is of that one alone. */
export const firstNewId = ({ name }: SeedRecord): number => (name === 'demo' ? 1 : 2 ** 40);
