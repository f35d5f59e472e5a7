import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  DESCRIPTION_REQUIRED,
  IMAGES_REQUIRED,
  NAME_REQUIRED,
  PRICE_REQUIRED,
  RATING_REQUIRED,
  RELEASE_REQUIRED,
  STATUS_REQUIRED,
  STOCK_REQUIRED,
} from '../texts.ts';
import { AMBIGUOUS_AMOUNT, AMBIGUOUS_COUNT } from './typedNumber.ts';
import { emptyToolDraft, isToolTyped, type ToolDraft, toolForm } from './tool.ts';

/** `canShow` acts like a page on https, which shows only some schemes and its own paths. */
const schema = toolForm((address) => !/^(http|javascript|c|ftp):/i.test(address));

const typed: ToolDraft = {
  name: 'Hose Clamp Pliers',
  img: 'pictures/1f527.webp',
  img2: 'https://example.com/pliers.png',
  img3: 'data:image/png;base64,AAAA',
  description: 'They reach where your hand gave up.',
  price: '34.50',
  quantity: '12',
  status: 'New',
  rating: '4.5',
  date: '2026-03-14',
};

/** The first message of each field, which is the one shown. */
function messagesOf(change: Partial<ToolDraft>): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of v.safeParse(schema, { ...typed, ...change }).issues ?? []) messages[v.getDotPath(issue) ?? ''] ??= issue.message;
  return messages;
}

/** A field's message, or its value if it is valid. */
const read = (field: keyof ToolDraft, text: string) =>
  messagesOf({ [field]: text })[field] ?? v.parse(schema, { ...typed, [field]: text })[field];

test('trims texts and converts numbers', () => {
  expect(v.parse(schema, { ...typed, name: ' Hose Clamp Pliers\t', price: ' $34.50 ', quantity: ' 12 ', rating: ' 4.5 ' })).toEqual({
    ...typed,
    price: 34.5,
    quantity: 12,
    rating: 4.5,
  });
});

test.each([
  ['nothing', ''],
  ['blanks', ' \t\n'],
])('has the exact documented message for every field with %s typed', (_, blank) => {
  expect(messagesOf(Object.fromEntries(Object.keys(typed).map((field) => [field, blank])))).toEqual({
    name: NAME_REQUIRED,
    img: IMAGES_REQUIRED,
    img2: IMAGES_REQUIRED,
    img3: IMAGES_REQUIRED,
    description: DESCRIPTION_REQUIRED,
    price: PRICE_REQUIRED,
    quantity: STOCK_REQUIRED,
    status: STATUS_REQUIRED,
    rating: RATING_REQUIRED,
    date: RELEASE_REQUIRED,
  });
});

const NO_PRICE = 'Price must be more than 0, like 64.90';
test.each([
  ['120', 120],
  ['$120', 120],
  ['1,200.50', 1200.5],
  ['0.01', 0.01],
  ['.5', 0.5],
  ['20.', 20],
  ['１２０', 120],
  ['١٢٫٥٠', 12.5],
  ['12,50', 12.5],
  ['12,5', 12.5],
  ['1.200,50', 1200.5],
  ["1'200.50", 1200.5],
  ['1\u202f200,50 $', 1200.5],
  ['\u200b64.90\u200b', 64.9],
  ['1.200', AMBIGUOUS_AMOUNT],
  ['1,200', AMBIGUOUS_AMOUNT],
  ['$1,200', AMBIGUOUS_AMOUNT],
  ['1000000', 1_000_000],
  ['1000000.01', 'Price must be at most $1,000,000'],
  ['9'.repeat(400), 'Price must be at most $1,000,000'],
  ['0', NO_PRICE],
  ['0.00', NO_PRICE],
  ['-5', NO_PRICE],
  ['1e3', NO_PRICE],
  ['free', NO_PRICE],
  ['NaN', NO_PRICE],
  ['0.001', 'Price must have two decimals at most'],
  ['0,001', 'Price must have two decimals at most'],
  ['64.9051', 'Price must have two decimals at most'],
  ['64.905', AMBIGUOUS_AMOUNT],
])('a price of %j: %j', (price, expected) => expect(read('price', price)).toBe(expected));

test('accepts every amount in cents', () => {
  for (let cents = 1; cents <= 20_000; cents += 1) expect(read('price', (cents / 100).toFixed(2))).toBe(cents / 100);
});

const NO_QUANTITY = 'Quantity must be a whole number from 0 up';
test.each([
  ['0', 0],
  ['007', 7],
  ['1000000', 1_000_000],
  ['1000001', 'Quantity must be at most 1,000,000'],
  ['9'.repeat(400), 'Quantity must be at most 1,000,000'],
  ['1.200', AMBIGUOUS_COUNT],
  ['1,200', AMBIGUOUS_COUNT],
  ['1 200', 1200],
  ['-1', NO_QUANTITY],
  ['1.5', NO_QUANTITY],
  ['2.0', NO_QUANTITY],
  ['ten', NO_QUANTITY],
  ['٣', 3],
  ['１２', 12],
])('a quantity of %j: %j', (quantity, expected) => expect(read('quantity', quantity)).toBe(expected));

const NO_RATING = 'Rating must be from 1 to 5';
test.each([
  ['1', 1],
  ['5', 5],
  ['4.8', 4.8],
  ['4.75', 4.75],
  ['5.0', 5],
  ['05', 5],
  ['1e0', NO_RATING],
  ['0x1', NO_RATING],
  ['0', NO_RATING],
  ['0.9', NO_RATING],
  ['5.1', NO_RATING],
  ['6', NO_RATING],
  ['-3', NO_RATING],
  ['4,5', 4.5],
  ['４.５', 4.5],
  ['4.667', 4.667],
  ['$4', NO_RATING],
  ['five', NO_RATING],
])('a rating of %j: %j', (rating, expected) => expect(read('rating', rating)).toBe(expected));

test.each([
  ['2028-02-29', '2028-02-29'],
  ['1900-01-01', '1900-01-01'],
  ['2027-02-29', 'Enter a valid date'],
  ['2026-03-14T10:00', 'Enter a valid date'],
  ['14.03.2026', 'Enter a valid date'],
  ['0026-03-14', 'Choose a day from 1900 on'],
])('a date of %j: %j', (date, expected) => expect(read('date', date)).toBe(expected));

describe.each(['img', 'img2', 'img3'] as const)('the link in %s', (field) => {
  test.each(['https://example.com/a.png', 'pictures/1f527.webp', '/pictures/1f527.webp', 'data:image/png;base64,AAAA'])('%s', (link) => {
    expect(read(field, link)).toBe(link);
  });

  test.each([
    'http://example.com/a.png',
    'javascript:alert(1)',
    'C:\\a.png',
    'www.example.com/a.png',
    'a.png',
    'a picture',
    'a picture: mine',
  ])('refuses %s', (link) => {
    expect(read(field, link)).toBe('No picture can be shown from this link. It must begin with https://');
  });
});

test('isToolTyped is true only if something other than blanks was typed', () => {
  expect([emptyToolDraft, { ...emptyToolDraft, name: ' \n' }, { ...emptyToolDraft, rating: '4' }].map(isToolTyped)).toEqual([
    false,
    false,
    true,
  ]);
});
