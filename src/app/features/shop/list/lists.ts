import { CAMERAS, CAR_ITEMS, PHONES } from '#contract/texts.ts';

/** The kind of product in a group of a list page. */
export type Kind = 'tools' | 'cameras' | 'phones';

/** A list page: all products, or one kind. */
export type ListName = 'all' | Kind;

interface ProductList {
  path: string;
  /** The page's title (docs/spec.md#home-page). */
  title: string;
  /** Its label in the links to the four lists. */
  label: string;
  searchLabel: string;
  kinds: readonly Kind[];
}

/** The four list pages, in the order of their links. */
export const LISTS: Record<ListName, ProductList> = {
  all: {
    path: '/showAllProducts',
    title: 'All Products',
    label: 'All',
    searchLabel: 'Search all products',
    kinds: ['tools', 'cameras', 'phones'],
  },
  tools: { path: '/showAllCarProducts', title: CAR_ITEMS, label: CAR_ITEMS, searchLabel: 'Search car items', kinds: ['tools'] },
  cameras: {
    path: '/showAllCameraTools',
    title: CAMERAS,
    label: 'Camera Tools',
    searchLabel: 'Search camera tools',
    kinds: ['cameras'],
  },
  phones: {
    path: '/showAllMobilePhone',
    title: PHONES,
    label: 'Phones',
    searchLabel: 'Search mobile phones',
    kinds: ['phones'],
  },
};

/** Messages for a kind without products, and for one without a match. */
export const EMPTY_TEXTS: Record<Kind, { empty: string; noMatches: string }> = {
  tools: { empty: 'No car tools on the shelf right now', noMatches: 'No car tools match these filters' },
  cameras: { empty: 'No camera tools on the shelf right now', noMatches: 'No camera tools match these filters' },
  phones: { empty: 'No mobile phones on the shelf right now', noMatches: 'No mobile phones match these filters' },
};
