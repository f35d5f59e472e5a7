import * as details from '../../../blocks/ProductDetails/ProductDetails.fixtures.ts';
import type { ProductDetailsScreenView } from './ProductDetailsScreen.tsx';

export const fixtures = {
  loading: { state: 'loading' },
  gone: { state: 'gone' },
  failed: { state: 'failed', message: 'The shop did not answer in time. Please try again.' },
  ready: { state: 'ready', product: details.wrenchDetails },
} satisfies Record<ProductDetailsScreenView['state'], ProductDetailsScreenView>;

export const soldOut: ProductDetailsScreenView = { state: 'ready', product: details.soldOut };
export const priceUnavailable: ProductDetailsScreenView = { state: 'ready', product: details.priceUnavailable };
export const longTexts: ProductDetailsScreenView = { state: 'ready', product: details.longTexts };
export const rightToLeft: ProductDetailsScreenView = { state: 'ready', product: details.rightToLeft };
