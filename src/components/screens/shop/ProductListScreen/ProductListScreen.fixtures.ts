import { CAMERAS, PHONES } from '#contract/texts.ts';
import * as cameraCards from '../../../blocks/CameraCard/CameraCard.fixtures.ts';
import * as toolbars from '../../../blocks/ListToolbar/ListToolbar.fixtures.ts';
import * as phoneCards from '../../../blocks/PhoneCard/PhoneCard.fixtures.ts';
import * as toolCards from '../../../blocks/ProductCard/ProductCard.fixtures.ts';
import type { AsyncList } from '../../../asyncList.ts';
import type { ProductGroupView, ProductListView } from './productListView.ts';

type GroupOf<Kind extends ProductGroupView['kind']> = Extract<ProductGroupView, { kind: Kind }>;

const kinds = (current: string) =>
  [
    { href: '/showAllProducts', label: 'All' },
    { href: '/showAllCarProducts', label: 'Car Items' },
    { href: '/showAllCameraTools', label: 'Camera Tools' },
    { href: '/showAllMobilePhone', label: 'Phones' },
  ].map((kind) => ({ ...kind, current: kind.label === current }));

const tools: GroupOf<'tool'> = {
  kind: 'tool',
  title: 'Car Items',
  href: '/showAllCarProducts',
  count: '8',
  emptyText: 'No car tools on the shelf right now',
  rows: { state: 'ready', rows: toolCards.tools },
};
const cameras: GroupOf<'camera'> = {
  kind: 'camera',
  title: CAMERAS,
  href: '/showAllCameraTools',
  count: '6',
  emptyText: 'No camera tools on the shelf right now',
  rows: { state: 'ready', rows: cameraCards.cameras },
};
const phones: GroupOf<'phone'> = {
  kind: 'phone',
  title: PHONES,
  href: '/showAllMobilePhone',
  count: '10',
  emptyText: 'No mobile phones on the shelf right now',
  rows: { state: 'ready', rows: phoneCards.phones },
};

const base = { kinds: kinds('All'), title: 'All Products', hasFilters: false };
const controls = { ...toolbars.untouched, searchLabel: 'Search all products' };

/** All Products with these rows instead of the usual ones. */
const all = (
  rows: { tools?: GroupOf<'tool'>['rows']; cameras?: GroupOf<'camera'>['rows']; phones?: GroupOf<'phone'>['rows'] },
  count = '24 products',
): ProductListView => {
  const known = (shown: AsyncList<unknown> | undefined) => (shown === undefined || shown.state === 'ready' ? {} : { count: '' });
  return {
    ...base,
    state: 'ready',
    controls: { ...controls, count },
    groups: [
      { ...tools, ...known(rows.tools), rows: rows.tools ?? tools.rows },
      { ...cameras, ...known(rows.cameras), rows: rows.cameras ?? cameras.rows },
      { ...phones, ...known(rows.phones), rows: rows.phones ?? phones.rows },
    ],
  };
};

/** A search that matches no product, with filters selected. */
const noMatches: ProductListView = {
  ...base,
  state: 'noMatches',
  hasFilters: true,
  controls: { ...toolbars.chosen, values: { ...toolbars.chosen.values, query: 'flux capacitor' }, count: '0 of 24 products' },
};

export const fixtures = { ready: all({}), noMatches } satisfies Record<ProductListView['state'], ProductListView>;

const loadingList = { state: 'loading' } as const;
const emptyList = { state: 'empty' } as const;
const failedList = { state: 'failed', message: 'The shop did not answer in time. Please try again.' } as const;
const stale = 'Could not refresh. The shop cannot be reached.';

/** All Products in its other states. */
export const loading = all({ tools: loadingList, cameras: loadingList, phones: loadingList }, '');
export const empty = all({ tools: emptyList, cameras: emptyList, phones: emptyList }, '');
export const failed = all({ tools: failedList, cameras: failedList, phones: failedList }, '');
export const oneFailed = all({ cameras: failedList }, '18 products');
export const oneLoading = all({ tools: loadingList }, '16 products');
export const outOfDate = all({
  tools: { state: 'ready', rows: toolCards.tools, stale },
  cameras: { state: 'ready', rows: cameraCards.cameras, stale },
  phones: { state: 'ready', rows: phoneCards.phones, stale },
});

/** The search 'phone' matches phones and the cameras' microphone, but no tools. */
export const narrowed: ProductListView = {
  ...base,
  state: 'ready',
  hasFilters: true,
  controls: { ...controls, values: { ...controls.values, query: 'phone' }, count: '6 of 24 products' },
  groups: [
    { ...tools, count: '0 of 8', emptyText: 'No car tools match these filters', rows: emptyList },
    { ...cameras, count: '1 of 6', rows: { state: 'ready', rows: cameraCards.cameras.slice(5) } },
    { ...phones, count: '5 of 10', rows: { state: 'ready', rows: phoneCards.phones.slice(0, 5) } },
  ],
};

/** A page of one kind. */
const carItems = (rows: GroupOf<'tool'>['rows'], count: string): ProductListView => ({
  state: 'ready',
  title: 'Car Items',
  kinds: kinds('Car Items'),
  controls: { ...toolbars.untouched, count },
  hasFilters: false,
  groups: [{ ...tools, href: null, rows }],
});

export const oneKind = carItems({ state: 'ready', rows: toolCards.tools }, '8 products');
export const oneKindLoading = carItems(loadingList, '');
export const oneKindEmpty = carItems(emptyList, '');
export const oneKindFailed = carItems(failedList, '');
export const oneRow = carItems({ state: 'ready', rows: [toolCards.wrench] }, '1 product');
export const filtered: ProductListView = {
  ...carItems({ state: 'ready', rows: [toolCards.battery, toolCards.lamp] }, ''),
  controls: { ...toolbars.chosen, count: '2 of 8 products' },
  hasFilters: true,
};
/** More rows than are rendered at once. */
export const many = carItems(
  {
    state: 'ready',
    rows: Array.from({ length: 400 }, (_, index) => ({ ...toolCards.wrench, id: `t${index}`, name: `Wrench No. ${index + 1}` })),
  },
  '400 products',
);

const odd = (
  tool: (typeof toolCards.tools)[number],
  camera: (typeof cameraCards.cameras)[number],
  phone: (typeof phoneCards.phones)[number],
) =>
  all({
    tools: { state: 'ready', rows: [tool, ...toolCards.tools.filter(({ id }) => id !== tool.id)] },
    cameras: { state: 'ready', rows: [camera, ...cameraCards.cameras.filter(({ id }) => id !== camera.id)] },
    phones: { state: 'ready', rows: [phone, ...phoneCards.phones.filter(({ id }) => id !== phone.id)] },
  });

export const longTexts: ProductListView = {
  ...odd(toolCards.longTexts, cameraCards.longTexts, phoneCards.longTexts),
  controls: { ...toolbars.longTexts, count: '24 products' },
  hasFilters: true,
};
export const rightToLeft = odd(toolCards.rightToLeft, cameraCards.rightToLeft, phoneCards.rightToLeft);
export const brokenPictures = odd(toolCards.withoutPicture, cameraCards.brokenPicture, phoneCards.brokenPicture);
