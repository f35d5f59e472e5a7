import type { Product } from '#contract/entities/product.ts';
import type { OperationName } from '#contract/operations.ts';
import { BOOK, BOOK_NOW, CAMERAS, CAR_ITEMS, PER_PIECE, PHONES } from '#contract/texts.ts';

/** A kind of product. */
export type Kind = Product['kind'];

interface ProductKind {
  /** The call that lists all of them. */
  list: OperationName;
  /** The path of the page that lists them. */
  path: string;
  /** The title of that page (docs/spec.md#home-page). */
  title: string;
  /** Their label in the links to the lists. */
  label: string;
  searchLabel: string;
  /** 'car tools' */
  noun: string;
  bookLabel: string;
  /** The text after the price. */
  pricePer: string;
}

/** The kinds of products, in the order in which they are shown. Plain data, because the first load has it. */
export const PRODUCT_KINDS = {
  tool: {
    list: 'listTools',
    path: '/showAllCarProducts',
    title: CAR_ITEMS,
    label: CAR_ITEMS,
    searchLabel: 'Search car items',
    noun: 'car tools',
    bookLabel: BOOK,
    pricePer: '',
  },
  camera: {
    list: 'listCameraProducts',
    path: '/showAllCameraTools',
    title: CAMERAS,
    label: 'Camera Tools',
    searchLabel: 'Search camera tools',
    noun: 'camera tools',
    bookLabel: BOOK_NOW,
    pricePer: PER_PIECE,
  },
  phone: {
    list: 'listPhones',
    path: '/showAllMobilePhone',
    title: PHONES,
    label: 'Phones',
    searchLabel: 'Search mobile phones',
    noun: 'mobile phones',
    bookLabel: BOOK_NOW,
    pricePer: '',
  },
} as const satisfies Record<Kind, ProductKind>;

/** All kinds, in that order. */
export const KINDS = Object.keys(PRODUCT_KINDS) as Kind[];

/** The four list pages: of all products, and of each kind. */
export const PRODUCT_LISTS = {
  all: { path: '/showAllProducts', title: 'All Products', label: 'All', searchLabel: 'Search all products' },
  ...PRODUCT_KINDS,
} as const;

/** A list page. */
export type ListName = keyof typeof PRODUCT_LISTS;
