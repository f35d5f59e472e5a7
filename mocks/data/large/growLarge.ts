// The only file that imports faker. A dynamic import loads this file, so only the large world loads faker.
import { faker } from '@faker-js/faker/locale/en';
import type { CameraProduct } from '#contract/entities/cameraProduct.ts';
import type { Phone } from '#contract/entities/phone.ts';
import type { Review } from '#contract/entities/review.ts';
import type { Tool } from '#contract/entities/tool.ts';
import type { Rows } from '../../store/tables.ts';
import { cameraTemplates, phoneTemplates } from './gadgetTemplates.ts';
import { type GeneratedProduct, type ProductTemplate, createProductGenerator } from './productGenerator.ts';
import { toolTemplates } from './toolTemplates.ts';

// A generated review consists of one sentence from each list.
const openings = [
  'Ordered on Monday, in the garage on Thursday.',
  'The parcel had been dropped, the contents had not noticed.',
  'Second one I buy: my brother kept the first.',
  'Cheaper elsewhere, and there I would have waited three weeks.',
  'I read the description twice, and it was right both times.',
  'Bought as a present and kept.',
  'Four years of use before I write this.',
  'The box is smaller than the picture makes it, the thing is not.',
] as const;

const results = [
  'It does what it says and nothing else.',
  'The size is the size that is written on it.',
  'Sturdy, if a little heavy.',
  'The finish could be better on the inside, where nobody looks.',
  'It has outlived the car I bought it for.',
  'I would have liked a case with it.',
  'The instructions are short, in good English and enough.',
  'After a winter outdoors there is no rust on it.',
  'One star less for the smell of the packaging.',
] as const;

const endings = [
  '',
  'Would buy it again.',
  'My neighbour has borrowed it twice already.',
  'The telephone was answered by somebody who knew the stock.',
  'Exchanged without a question.',
  'Recommended to everybody with cold hands.',
  'Next time I order two.',
] as const;

/** The number of rows of each table in the large world. */
const SIZES = { tools: 10_000, cameraProducts: 1000, phones: 1000, reviews: 1000 };

/** Generates ids that no other row has. They sort as older than the catalogue's, so that newest-first lists begin with the catalogue. */
const idsOf = (block: number) => {
  let number = 0;
  return () => `63a0b1c2d3e${block}${(number += 1).toString(16).padStart(12, '0')}`;
};

/** Adds rows until there are `size`. */
const fillUp = <Row>(rows: readonly Row[], size: number, createProduct: () => Row): Row[] => [
  ...rows,
  ...Array.from({ length: Math.max(size - rows.length, 0) }, createProduct),
];

const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

const describe = ({ facts }: ProductTemplate): string => faker.helpers.arrayElements(facts, 2).join(' ');

function statusOf({ stock }: GeneratedProduct<ProductTemplate>): string {
  if (stock === 0) return 'Sold out';
  if (stock !== null && stock <= 5) return 'Few left';
  return faker.helpers.weightedArrayElement([
    { value: 'In stock', weight: 12 },
    { value: 'New', weight: 2 },
    { value: 'Best seller', weight: 1 },
  ]);
}

function fillTools(tools: readonly Tool[], size: number): Tool[] {
  const [createProduct, newId] = [createProductGenerator(faker, toolTemplates, namesOf(tools)), idsOf(1)];
  return fillUp(tools, size, () => {
    const product = createProduct();
    const [img, img2, img3] = product.template.pictures;
    return {
      _id: newId(),
      name: product.name,
      img,
      img2,
      img3,
      description: describe(product.template),
      price: product.price,
      quantity: product.stock,
      minOrderQuantity: product.template.minimum ?? 1,
      status: statusOf(product),
      rating: faker.number.float({ min: 2.5, max: 5, fractionDigits: 1 }),
      date: faker.date.between({ from: '2018-01-01T00:00:00Z', to: '2026-06-30T00:00:00Z' }).toISOString().slice(0, 10),
    };
  });
}

function fillCameraProducts(cameras: readonly CameraProduct[], size: number): CameraProduct[] {
  const [createProduct, newId] = [createProductGenerator(faker, cameraTemplates, namesOf(cameras)), idsOf(2)];
  return fillUp(cameras, size, () => {
    const { template, name, price, stock } = createProduct();
    const description = describe(template);
    return {
      _id: newId(),
      name,
      img: template.pictures[0],
      description,
      minOrderQuantity: template.minimum ?? 1,
      availableQuantity: stock,
      price,
    };
  });
}

function fillPhones(phones: readonly Phone[], size: number): Phone[] {
  const [createProduct, newId] = [createProductGenerator(faker, phoneTemplates, namesOf(phones)), idsOf(3)];
  return fillUp(phones, size, () => {
    const { template, name, price, stock } = createProduct();
    return { _id: newId(), name, img: faker.helpers.arrayElement(template.pictures), quantity: stock, price };
  });
}

/** Uses the pictures of the catalogue's reviewers. */
function fillReviews(reviews: readonly Review[], size: number): Review[] {
  const [newId, pictures] = [idsOf(4), reviews.map(({ img }) => img)];
  return fillUp(reviews, size, () => {
    const [firstName, lastName] = [faker.person.firstName(), faker.person.lastName()];
    return {
      _id: newId(),
      description: [openings, results, endings]
        .map((sentences) => faker.helpers.arrayElement(sentences))
        .join(' ')
        .trim(),
      name: `${firstName} ${lastName}`,
      img: faker.helpers.arrayElement(pictures),
      email: faker.internet.exampleEmail({ firstName, lastName }),
    };
  });
}

/** Adds thousands of rows after those of the demo world, and keeps its users and bookings. The same `seed` adds the same rows. */
export function growLarge(demo: Rows, seed: number): Rows {
  faker.seed(seed);
  return {
    ...demo,
    tools: fillTools(demo.tools, SIZES.tools),
    cameraProducts: fillCameraProducts(demo.cameraProducts, SIZES.cameraProducts),
    phones: fillPhones(demo.phones, SIZES.phones),
    reviews: fillReviews(demo.reviews, SIZES.reviews),
  };
}
