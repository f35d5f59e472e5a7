import type { ProductDetailsView } from './ProductDetails.tsx';

export const wrenchDetails: ProductDetailsView = {
  name: 'Ratchet Combination Wrench Set, 12 pc',
  pictures: ['pictures/1f527.webp', 'pictures/1f527-with-1f529.svg', 'pictures/1f527-before-1f9f0.svg'],
  status: 'In stock',
  price: '$64.90',
  stock: '48 available',
  rating: 4.8,
  description:
    'Twelve chrome-vanadium wrenches from 8 to 19 mm, each with a 72-tooth ratchet that needs only five degrees of room. The 10 mm is in the box when it leaves us; after that we promise nothing.',
  releaseDate: 'March 14, 2025',
  bookHref: '/booking/tool-1',
  isSoldOut: false,
};

export const soldOut: ProductDetailsView = { ...wrenchDetails, status: 'Back in spring', stock: 'Sold Out', isSoldOut: true };
export const priceUnavailable: ProductDetailsView = {
  ...wrenchDetails,
  price: 'Price unavailable',
  stock: 'Stock unknown',
  bookHref: null,
};
/** A product with little more than a name and a price. */
export const bare: ProductDetailsView = {
  ...wrenchDetails,
  pictures: ['pictures/1f527.webp'],
  status: '',
  stock: 'Stock unknown',
  rating: null,
  description: '',
  releaseDate: '',
};
export const withoutPictures: ProductDetailsView = { ...wrenchDetails, pictures: [] };
/** One of the three is broken, so the gallery shows another one instead. */
export const brokenPicture: ProductDetailsView = {
  ...wrenchDetails,
  pictures: ['pictures/1f527.webp', 'data:image/png;base64,AAAA', 'pictures/1f527-before-1f9f0.svg'],
};
export const rightToLeft: ProductDetailsView = {
  ...wrenchDetails,
  name: 'طقم مفاتيح ربط بسقاطة، ١٢ قطعة',
  description: 'اثنا عشر مفتاحًا من الكروم والفاناديوم.',
};
export const longTexts: ProductDetailsView = {
  ...wrenchDetails,
  name: 'Professional Workshop Tool Cabinet, Two Drawers, 262 Pieces, Foam Inlays and Verriegelungszylinderschlüsselersatzsatz',
  status: 'Leaves the works as soon as the second drawer is found',
  price: '$12,345,678.90',
  stock: '9007199254740991 available',
  description: Array.from({ length: 9 }, () => wrenchDetails.description).join('\n\n'),
};
