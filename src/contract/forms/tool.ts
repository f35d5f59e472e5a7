import * as v from 'valibot';
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
import { day } from '../read.ts';
import { required } from './field.ts';
import { type CanShow, isPictureLink, NO_PICTURE_LINK } from './pictureLink.ts';
import { AMBIGUOUS_AMOUNT, AMBIGUOUS_COUNT, isCertain, typedAmount, typedCount, typedNumberIn } from './typedNumber.ts';

/** The form for a new product before anything is typed. */
export const emptyToolDraft = {
  name: '',
  img: '',
  img2: '',
  img3: '',
  description: '',
  price: '',
  quantity: '',
  status: '',
  rating: '',
  date: '',
};
/** The text that an administrator types into the form for a new product. `date` is YYYY-MM-DD. */
export type ToolDraft = typeof emptyToolDraft;

/** The highest price and quantity. In a shop for tools, a higher one is a typing mistake. */
const MAX_VALUE = 1_000_000;
/** Refuses years like 0026, which a date field produces for a typed 26. */
const EARLIEST = '1900-01-01';
const NO_PRICE = 'Price must be more than 0, like 64.90';
const NO_QUANTITY = 'Quantity must be a whole number from 0 up';
const NO_RATING = 'Rating must be from 1 to 5';

const isInCents = (price: number): boolean => Math.round(price * 100) / 100 === price;

/** Reads a rating from 1 to 5; null if it is none. */
export const typedRating = (text: string): number | null => typedNumberIn(1, 5, text);

/** The rules of 'Please Add A Product' (docs/spec.md#validation; docs/product-rules.md#add-product). Trims texts and reads numbers. */
export function toolForm(canShow: CanShow) {
  const image = v.pipe(
    required(IMAGES_REQUIRED),
    v.check((link) => isPictureLink(link, canShow), NO_PICTURE_LINK),
  );
  return v.object({
    name: required(NAME_REQUIRED),
    img: image,
    img2: image,
    img3: image,
    description: required(DESCRIPTION_REQUIRED),
    price: v.pipe(
      required(PRICE_REQUIRED),
      v.transform(typedAmount),
      v.check(isCertain, AMBIGUOUS_AMOUNT),
      v.number(NO_PRICE),
      v.gtValue(0, NO_PRICE),
      v.maxValue(MAX_VALUE, 'Price must be at most $1,000,000'),
      v.check(isInCents, 'Price must have two decimals at most'),
    ),
    quantity: v.pipe(
      required(STOCK_REQUIRED),
      v.transform(typedCount),
      v.check(isCertain, AMBIGUOUS_COUNT),
      v.number(NO_QUANTITY),
      v.minValue(0, NO_QUANTITY),
      v.maxValue(MAX_VALUE, 'Quantity must be at most 1,000,000'),
    ),
    status: required(STATUS_REQUIRED),
    rating: v.pipe(required(RATING_REQUIRED), v.transform(typedRating), v.number(NO_RATING)),
    date: v.pipe(
      required(RELEASE_REQUIRED),
      v.check((date) => v.parse(day, date) === date, 'Enter a valid date'),
      v.check((date) => date >= EARLIEST, 'Choose a day from 1900 on'),
    ),
  });
}
/** The valid values of the form for a new product. */
export type ToolForm = v.InferOutput<ReturnType<typeof toolForm>>;

/** True if the form holds anything that would be lost. */
export const isToolTyped = (draft: ToolDraft): boolean => Object.values(draft).some((text) => text.trim() !== '');
