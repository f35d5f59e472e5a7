import { demoRows, type SeedRecord } from './seed.ts';
import type { Rows } from '../store/tables.ts';

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
