import type { ProductCardView } from './ProductCard.tsx';

const tool = (
  id: string,
  name: string,
  rest: Omit<ProductCardView, 'id' | 'name' | 'rating' | 'detailsHref' | 'bookHref' | 'isSoldOut'>,
): ProductCardView => ({
  id,
  name,
  rating: 4.5,
  ...rest,
  detailsHref: `/?details=${id}`,
  bookHref: `/booking/${id}`,
  isSoldOut: false,
});

export const wrench = tool('tool-1', 'Ratchet Combination Wrench Set, 12 pc', {
  pictures: ['pictures/1f527.webp', 'pictures/1f529.webp'],
  status: 'In stock',
  price: '$64.90',
  stock: '48 available',
});
export const toolbox = tool('tool-2', 'Cantilever Steel Toolbox 22"', {
  pictures: ['pictures/1f9f0.webp'],
  status: 'In stock',
  price: '$89.00',
  stock: '17 available',
});
export const battery = tool('tool-3', 'AGM Starter Battery 70 Ah', {
  pictures: ['pictures/1f50b.webp'],
  status: 'New',
  price: '$119.00',
  stock: '31 available',
});
export const lamp = tool('tool-4', 'Rechargeable Inspection Lamp 800 lm', {
  pictures: ['pictures/1f526.webp'],
  status: 'In stock',
  price: '$42.00',
  stock: '63 available',
});
export const screwdriver = tool('tool-5', 'Precision Screwdriver, S2 steel', {
  pictures: ['pictures/1fa9b.webp'],
  status: 'Best seller',
  price: '$12.75',
  stock: '120 available',
});
export const extinguisher = tool('tool-6', 'Car Fire Extinguisher 1 kg ABC', {
  pictures: ['pictures/1f9ef.webp'],
  status: 'Few left',
  price: '$27.90',
  stock: '3 available',
});
export const magnet = tool('tool-7', 'Telescopic Pick-Up Magnet 4 kg', {
  pictures: ['pictures/1f9f2.webp'],
  status: 'In stock',
  price: '$18.40',
  stock: '26 available',
});
export const gloves = tool('tool-8', 'Nitrile Grip Mechanic Gloves', {
  pictures: ['pictures/1f9e4.webp'],
  status: 'In stock',
  price: '$9.95',
  stock: '210 available',
});

/** As many as the home page shows. */
export const tools: ProductCardView[] = [wrench, toolbox, battery, lamp, screwdriver, extinguisher, magnet, gloves];

export const soldOut: ProductCardView = { ...lamp, status: 'Back in spring', stock: 'Sold Out', isSoldOut: true };
export const priceUnavailable: ProductCardView = { ...toolbox, price: 'Price unavailable', stock: 'Stock unknown', bookHref: null };
export const withoutRating: ProductCardView = { ...gloves, rating: null };
export const withoutStatus: ProductCardView = { ...gloves, status: '' };
export const longTexts: ProductCardView = {
  ...wrench,
  name: 'Professional Workshop Tool Cabinet, Two Drawers, 262 Pieces, Foam Inlays and Verriegelungszylinderschlüsselersatzsatz',
  status: 'Leaves the works as soon as the second drawer is found',
  price: '$12,345,678.90',
  stock: '9007199254740991 available',
};
export const rightToLeft: ProductCardView = { ...battery, name: 'بطارية تشغيل السيارة ٧٠ أمبير', status: 'متوفر' };
/** The first picture is broken, so the second is shown instead. */
export const brokenPicture: ProductCardView = { ...wrench, pictures: ['data:image/png;base64,AAAA', 'pictures/1f529.webp'] };
export const withoutPicture: ProductCardView = { ...wrench, pictures: ['data:image/png;base64,AAAA', ''] };
