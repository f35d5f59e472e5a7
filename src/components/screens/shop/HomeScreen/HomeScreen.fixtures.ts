import * as cameraCards from '../../../blocks/CameraCard/CameraCard.fixtures.ts';
import * as phoneCards from '../../../blocks/PhoneCard/PhoneCard.fixtures.ts';
import * as toolCards from '../../../blocks/ProductCard/ProductCard.fixtures.ts';
import * as reviewCards from '../../../blocks/ReviewCard/ReviewCard.fixtures.ts';
import type { HomeView } from './HomeScreen.tsx';

const ready: HomeView = {
  state: 'ready',
  tools: { state: 'ready', rows: toolCards.tools },
  cameras: { state: 'ready', rows: cameraCards.cameras },
  phones: { state: 'ready', rows: phoneCards.phones },
  reviews: { state: 'ready', rows: reviewCards.reviews },
};

export const fixtures = { ready } satisfies Record<HomeView['state'], HomeView>;

const loadingList = { state: 'loading' } as const;
const emptyList = { state: 'empty' } as const;
const failedList = { state: 'failed', message: 'The shop did not answer in time. Please try again.' } as const;
const stale = 'This list could not be refreshed. What you see may be out of date.';

export const loading: HomeView = { state: 'ready', tools: loadingList, cameras: loadingList, phones: loadingList, reviews: loadingList };
export const empty: HomeView = { state: 'ready', tools: emptyList, cameras: emptyList, phones: emptyList, reviews: emptyList };
export const failed: HomeView = { state: 'ready', tools: failedList, cameras: failedList, phones: failedList, reviews: failedList };
/** One section failed; the others are loaded. */
export const oneFailed: HomeView = { ...ready, cameras: failedList };
export const outOfDate: HomeView = {
  state: 'ready',
  tools: { state: 'ready', rows: toolCards.tools, stale },
  cameras: { state: 'ready', rows: cameraCards.cameras, stale },
  phones: { state: 'ready', rows: phoneCards.phones, stale },
  reviews: { state: 'ready', rows: reviewCards.reviews, stale },
};
export const oneRow: HomeView = {
  state: 'ready',
  tools: { state: 'ready', rows: toolCards.tools.slice(0, 1) },
  cameras: { state: 'ready', rows: cameraCards.cameras.slice(0, 1) },
  phones: { state: 'ready', rows: phoneCards.phones.slice(0, 1) },
  reviews: { state: 'ready', rows: reviewCards.reviews.slice(0, 1) },
};

/** The home page with one unusual row at the start of each list. */
const withFirst = (
  tool: (typeof toolCards.tools)[number],
  camera: (typeof cameraCards.cameras)[number],
  phone: (typeof phoneCards.phones)[number],
  review: (typeof reviewCards.reviews)[number],
): HomeView => ({
  state: 'ready',
  tools: { state: 'ready', rows: [tool, ...toolCards.tools.filter((other) => other.id !== tool.id)] },
  cameras: { state: 'ready', rows: [camera, ...cameraCards.cameras.filter((other) => other.id !== camera.id)] },
  phones: { state: 'ready', rows: [phone, ...phoneCards.phones.filter((other) => other.id !== phone.id)] },
  reviews: { state: 'ready', rows: [review, ...reviewCards.reviews.filter((other) => other.id !== review.id)] },
});

export const soldOut = withFirst(toolCards.soldOut, cameraCards.soldOut, phoneCards.nova, reviewCards.tamika);
export const priceUnavailable = withFirst(
  toolCards.priceUnavailable,
  cameraCards.priceUnavailable,
  phoneCards.priceUnavailable,
  reviewCards.tamika,
);
export const longTexts = withFirst(toolCards.longTexts, cameraCards.longTexts, phoneCards.longTexts, reviewCards.longTexts);
export const rightToLeft = withFirst(toolCards.rightToLeft, cameraCards.rightToLeft, phoneCards.rightToLeft, reviewCards.rightToLeft);
export const brokenPictures = withFirst(
  toolCards.withoutPicture,
  cameraCards.brokenPicture,
  phoneCards.brokenPicture,
  reviewCards.brokenPhoto,
);
