import type { Faker } from '@faker-js/faker';

/** A template for many products. A name consists of a brand, a grade, the noun and a size. */
export interface ProductTemplate {
  noun: string;
  grades: readonly string[];
  /** Smallest first: the price rises with the size. */
  sizes: readonly string[];
  /** In dollars, of the smallest and the largest size. */
  price: readonly [from: number, to: number];
  /** The first shows the product itself. Use only pictures that the catalogue has too. */
  pictures: readonly [string, string, string];
  /** True sentences. A description has two of them. */
  facts: readonly [string, string, string];
  /** The minimum order quantity. @default 1 */
  minimum?: number;
}

/** Lists numbers with a unit, `step` apart: `range(8, 24, 1, 'mm')`. */
export const range = (from: number, to: number, step: number, unit: string): string[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => `${from + index * step} ${unit}`);

/** How often to try for an unused name. If every try fails, there are too few templates. */
const MAX_ATTEMPTS = 1000;
/** The number of products per thousand without a readable price, and of those without a readable stock. */
const UNREADABLE_PER_THOUSAND = 5;

/** The properties that all generated products share. */
export interface GeneratedProduct<One extends Omit<ProductTemplate, 'facts'>> {
  template: One;
  name: string;
  /** Null for the few products without a readable price. */
  price: number | null;
  /** Null if unknown, 0 if sold out. */
  stock: number | null;
}

/** Made-up brands. There are few, so that they repeat as in a real shop. */
export const brandNames = (faker: Faker): string[] => faker.helpers.uniqueArray(() => faker.person.lastName(), 60);

const happensPerThousand = (faker: Faker, thousandths: number) => faker.number.int({ min: 1, max: 1000 }) <= thousandths;

function makePrice(faker: Faker, [from, to]: ProductTemplate['price'], share: number): number | null {
  if (happensPerThousand(faker, UNREADABLE_PER_THOUSAND)) return null;
  const dollars = from + (to - from) * share * faker.number.float({ min: 0.85, max: 1.15 });
  const ending = dollars < 20 ? faker.helpers.arrayElement([0, 0.25, 0.5, 0.9, 0.95]) : faker.helpers.arrayElement([0, 0, 0.5, 0.9]);
  return Math.max(Math.floor(dollars) + ending, from < 1 ? 0.5 : 1);
}

function makeStock(faker: Faker): number | null {
  if (happensPerThousand(faker, UNREADABLE_PER_THOUSAND)) return null;
  const percent = faker.number.int({ min: 1, max: 100 });
  if (percent <= 6) return 0;
  return percent <= 15 ? faker.number.int({ min: 1, max: 5 }) : faker.number.int({ min: 6, max: 400 });
}

/** Returns a function that creates products with unique names, none of them in `taken`. */
export function createProductGenerator<One extends Omit<ProductTemplate, 'facts'>>(
  faker: Faker,
  templates: readonly One[],
  usedNames: Iterable<string>,
) {
  const names = new Set(usedNames);
  const brands = brandNames(faker);
  return (): GeneratedProduct<One> => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const template = faker.helpers.arrayElement(templates);
      const size = faker.number.int({ min: 0, max: template.sizes.length - 1 });
      const name = [
        faker.helpers.arrayElement(brands),
        faker.helpers.arrayElement(template.grades),
        template.noun,
        template.sizes[size],
      ].join(' ');
      if (names.has(name)) continue;
      names.add(name);
      return {
        template,
        name,
        price: makePrice(faker, template.price, size / Math.max(template.sizes.length - 1, 1)),
        stock: makeStock(faker),
      };
    }
    throw new Error('The templates have too few names');
  };
}
