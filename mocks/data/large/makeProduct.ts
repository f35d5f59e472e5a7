import type { Faker } from '@faker-js/faker';
import type { Kind } from './kind.ts';

/** The number of attempts to find an unused name. If all fail, there are too few kinds. */
const TRIES = 1000;
/** The number of products per thousand without a readable price, and of those without a readable stock. */
const UNREADABLE = 5;

/** The properties that all generated products share. */
export interface Made<One extends Omit<Kind, 'facts'>> {
  kind: One;
  name: string;
  /** Null for the few products without a readable price. */
  price: number | null;
  /** Null if unknown, 0 if sold out. */
  stock: number | null;
}

/** Made-up brands. There are few, so that they repeat as in a real shop. */
export const makers = (faker: Faker): string[] => faker.helpers.uniqueArray(() => faker.person.lastName(), 60);

const isOneOf = (faker: Faker, thousandths: number) => faker.number.int({ min: 1, max: 1000 }) <= thousandths;

function makePrice(faker: Faker, [from, to]: Kind['price'], share: number): number | null {
  if (isOneOf(faker, UNREADABLE)) return null;
  const dollars = from + (to - from) * share * faker.number.float({ min: 0.85, max: 1.15 });
  const ending = dollars < 20 ? faker.helpers.arrayElement([0, 0.25, 0.5, 0.9, 0.95]) : faker.helpers.arrayElement([0, 0, 0.5, 0.9]);
  return Math.max(Math.floor(dollars) + ending, from < 1 ? 0.5 : 1);
}

function makeStock(faker: Faker): number | null {
  if (isOneOf(faker, UNREADABLE)) return null;
  const kind = faker.number.int({ min: 1, max: 100 });
  if (kind <= 6) return 0;
  return kind <= 15 ? faker.number.int({ min: 1, max: 5 }) : faker.number.int({ min: 6, max: 400 });
}

/** Returns a function that creates products with unique names, none of them in `taken`. */
export function productMaker<One extends Omit<Kind, 'facts'>>(faker: Faker, kinds: readonly One[], taken: Iterable<string>) {
  const names = new Set(taken);
  const brands = makers(faker);
  return (): Made<One> => {
    for (let turn = 0; turn < TRIES; turn += 1) {
      const kind = faker.helpers.arrayElement(kinds);
      const size = faker.number.int({ min: 0, max: kind.sizes.length - 1 });
      const name = [faker.helpers.arrayElement(brands), faker.helpers.arrayElement(kind.grades), kind.noun, kind.sizes[size]].join(' ');
      if (names.has(name)) continue;
      names.add(name);
      return { kind, name, price: makePrice(faker, kind.price, size / Math.max(kind.sizes.length - 1, 1)), stock: makeStock(faker) };
    }
    throw new Error('There are more products than names');
  };
}
