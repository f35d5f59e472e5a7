import { PER_PIECE } from '#contract/texts.ts';
import type { CameraCardView } from './CameraCard.tsx';

const camera = (id: string, name: string, rest: Omit<CameraCardView, 'id' | 'name' | 'bookHref' | 'isSoldOut'>): CameraCardView => ({
  id,
  name,
  ...rest,
  bookHref: `/booking/${id}`,
  isSoldOut: false,
});

export const rangefinder = camera('camera-1', 'Rangefinder M2, 35 mm', {
  pictures: ['pictures/1f4f7.webp'],
  note: 'Minimum order 1 · 12 available',
  price: `$349.00${PER_PIECE}`,
});
export const camcorder = camera('camera-2', 'Shoulder Camcorder 4K', {
  pictures: ['pictures/1f4f9.webp'],
  note: 'Minimum order 1 · 5 available',
  price: `$689.00${PER_PIECE}`,
});

/** As many as the home page shows. */
export const cameras: CameraCardView[] = [
  rangefinder,
  camcorder,
  camera('camera-3', 'Home Cinema Projector 1080p', {
    pictures: ['pictures/1f4fd-fe0f.webp'],
    note: 'Minimum order 1 · 9 available',
    price: `$412.00${PER_PIECE}`,
  }),
  camera('camera-4', 'Spotting Scope 20-60 × 80', {
    pictures: ['pictures/1f52d.webp'],
    note: 'Minimum order 1 · 4 available',
    price: `$529.00${PER_PIECE}`,
  }),
  camera('camera-5', 'Colour Negative Film 400', {
    pictures: ['pictures/1f39e-fe0f.webp'],
    note: 'Minimum order 3 · 140 available',
    price: `$11.90${PER_PIECE}`,
  }),
  camera('camera-6', 'Studio Microphone', {
    pictures: ['pictures/1f399-fe0f.webp'],
    note: 'Minimum order 1 · 22 available',
    price: `$158.50${PER_PIECE}`,
  }),
];

export const soldOut: CameraCardView = { ...camcorder, note: 'Minimum order 1', isSoldOut: true };
export const priceUnavailable: CameraCardView = {
  ...rangefinder,
  price: 'Price unavailable',
  note: 'Minimum order 1 · Stock unknown',
  bookHref: null,
};
export const longTexts: CameraCardView = {
  ...rangefinder,
  name: 'Cinema Camera S35, Body Only, with Wechselobjektivbajonettverschlussdeckel and Two Straps',
  note: 'Minimum order 1000000 · 9007199254740991 available',
  price: `$12,345,678.90${PER_PIECE}`,
};
export const rightToLeft: CameraCardView = { ...camcorder, name: 'كاميرا فيديو للكتف 4K' };
export const brokenPicture: CameraCardView = { ...rangefinder, pictures: ['data:image/png;base64,AAAA'] };
