import * as v from 'valibot';
import { eachTable, type Rows, tables } from '../store/tables.ts';

/** Defines a new world. The same record creates the same world, byte for byte. */
export const SeedRecord = v.object({ name: v.picklist(['demo', 'large']), seed: v.pipe(v.number(), v.safeInteger()) });
export type SeedRecord = v.InferOutput<typeof SeedRecord>;

export const demoSeed: SeedRecord = { name: 'demo', seed: 1 };
export const largeSeed: SeedRecord = { name: 'large', seed: 1 };

/** The rows of the demo catalogue. */
export const demoRows = (): Rows => eachTable<Rows>((name) => structuredClone(tables[name].demo));

/** The rows of a new world. `demo` is always the catalogue. `large` adds thousands of rows, which depend on `seed`. */
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

/** The number of the first new id. The worlds of a browser never share an id, because the browser stores data by booking id. */
export const firstNewId = ({ name }: SeedRecord): number => (name === 'demo' ? 1 : 2 ** 40);
