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
export const SeedRecord = v.object({ name: v.picklist(['demo']), seed: v.pipe(v.number(), v.safeInteger()) });
export type SeedRecord = v.InferOutput<typeof SeedRecord>;

export const demoSeed: SeedRecord = { name: 'demo', seed: 1 };

/** The rows of a new world. `demo` is the catalogue as it is written; its seed number changes nothing. */
export function seedWorld(record: SeedRecord): Rows {
  switch (record.name) {
    case 'demo':
      return structuredClone({
        tools,
        cameraProducts,
        phones: v.parse(rows(Phone), phones),
        reviews,
        bookings,
        users: people,
        accounts: [],
        intents: [],
      });
  }
  return record.name satisfies never;
}
