import * as v from 'valibot';
import type { ListSearchState } from '#components/blocks/ListToolbar/ListToolbar.tsx';
import type { CameraProduct } from '#contract/entities/cameraProduct.ts';
import type { Phone } from '#contract/entities/phone.ts';
import { type Product, productOfCamera, productOfPhone, productOfTool } from '#contract/entities/product.ts';
import type { Tool } from '#contract/entities/tool.ts';
import { AMBIGUOUS_AMOUNT, typedAmount } from '#contract/forms/typedNumber.ts';
import { amount } from '#contract/read.ts';
import { trimTyped } from '#contract/typedText.ts';
import { type Collection, type Filter, type Searchable, toggle } from '../../../collection/collection.ts';
import { byValue } from '../../../collection/ordering.ts';
import { toSearchText } from '../../../collection/searchText.ts';
import type { Kind } from '../../../queries/productKinds.ts';
import { toCameraCard, toPhoneCard, toToolCard } from '../cards.ts';

/** A product's values for search, filters and sort. */
interface Facts extends Searchable, Pick<Product, 'name' | 'status' | 'price' | 'stock' | 'rating'> {
  /** The release date; '' if there is none. */
  date: string;
}

function toRow<K extends Kind, Card>(kind: K, product: Product, card: Card, date = ''): Facts & { kind: K; card: Card } {
  const { name, description, status, price, stock, rating } = product;
  return { kind, name, searchText: toSearchText(name, description), status: status.trim(), price, stock, rating, date, card };
}

/** Converts car tools to rows. */
export const toolRows = (tools: Tool[]) => tools.map((tool) => toRow('tool', productOfTool(tool), toToolCard(tool), tool.date));

/** Converts camera products to rows. */
export const cameraRows = (cameras: CameraProduct[]) =>
  cameras.map((camera) => toRow('camera', productOfCamera(camera), toCameraCard(camera)));

/** Converts phones to rows. */
export const phoneRows = (phones: Phone[]) => phones.map((phone) => toRow('phone', productOfPhone(phone), toPhoneCard(phone)));

/** A product's card, and its values for search, filters and sort, computed once when the list loads. */
export type ProductRow = ReturnType<typeof toolRows | typeof cameraRows | typeof phoneRows>[number];

/** A product of one kind. */
export type RowOf<K extends Kind> = Extract<ProductRow, { kind: K }>;

// Made while the code loads, so that the first cards do not wait for it.
const alphabet = new Intl.Collator('en');

/** Each status once, in alphabetical order. */
const statusesOf = (rows: readonly Facts[]): readonly string[] =>
  [...new Set(rows.map(({ status }) => status).filter(Boolean))].toSorted(alphabet.compare);

/** Parses dollars that somebody typed, such as '20', '$20' or '1,200.50'; null if they cannot be read, or can mean two amounts. */
const parseDollars = (text = ''): number | null => v.parse(amount, typedAmount(text));

function cleanDollars(text: string): string {
  const dollars = parseDollars(text);
  return dollars === null ? '' : String(Math.round(dollars * 100) / 100);
}

function dollarsError(text: string): string | undefined {
  if (trimTyped(text) === '' || parseDollars(text) !== null) return undefined;
  return typedAmount(text) === 'ambiguous' ? AMBIGUOUS_AMOUNT : 'Enter dollars, such as 20';
}

/** The lowest and highest price, swapped if they are reversed; null: no limit. */
function priceRange(values: ListSearchState): [number | null, number | null] {
  const [low, high] = [parseDollars(values['min']), parseDollars(values['max'])];
  return low !== null && high !== null && low > high ? [high, low] : [low, high];
}

const priceLimit = (label: string, limitOf: (values: ListSearchState) => number | null, sign: 1 | -1): Filter<Facts> => ({
  kind: 'amount',
  label,
  clean: cleanDollars,
  errorOf: dollarsError,
  toPredicate: (_, values) => {
    const limit = limitOf(values);
    return limit === null ? null : ({ price }) => price !== null && price * sign >= limit * sign;
  },
});

const day = ({ date }: Facts): number | null => (date === '' ? null : Date.parse(date));

/** The products of the lists. An unknown price or stock passes no filter on it. */
export const productCollection: Collection<Facts> = {
  nouns: ['product', 'products'],
  sorts: [
    { name: 'price-up', label: 'Price, low to high', order: byValue(({ price }) => price) },
    { name: 'price-down', label: 'Price, high to low', order: byValue(({ price }) => price, -1) },
    { name: 'name', label: 'Name, A to Z', order: byValue(({ name }) => name) },
    { name: 'newest', label: 'Newest first', order: byValue(day, -1), hasValue: ({ date }) => date !== '' },
    { name: 'rating', label: 'Best rated first', order: byValue(({ rating }) => rating, -1), hasValue: ({ rating }) => rating !== null },
  ],
  filters: {
    status: {
      kind: 'choice',
      label: 'Status',
      anyLabel: 'Any status',
      optionsOf: statusesOf,
      toPredicate: (chosen) => (chosen === '' ? null : ({ status }) => status === chosen),
    },
    min: priceLimit('Min price', (values) => priceRange(values)[0], 1),
    max: priceLimit('Max price', (values) => priceRange(values)[1], -1),
    stock: { ...toggle('In stock only', ({ stock }) => stock !== null && stock > 0), urlValue: 'in' },
  },
};
