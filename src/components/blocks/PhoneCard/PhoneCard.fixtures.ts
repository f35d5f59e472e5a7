import type { PhoneCardView } from './PhoneCard.tsx';

const phone = (id: string, name: string, picture: string, price: string): PhoneCardView => ({
  id,
  name,
  pictures: [picture],
  price,
  bookHref: `/booking/${id}`,
  isSoldOut: false,
});

export const nova = phone('phone-1', 'Nova 5G 128 GB', 'pictures/1f4f1.webp', '$399.00');

/** As many as the home page shows. */
export const phones: PhoneCardView[] = [
  nova,
  phone('phone-2', 'Rosso Desk Phone with SIM', 'pictures/260e-fe0f.webp', '$89.50'),
  phone('phone-3', 'Orbit Watch Phone, eSIM', 'pictures/231a.webp', '$219.00'),
  phone('phone-4', 'Ledger Office Phone and Fax', 'pictures/1f4e0.webp', '$174.90'),
  phone('phone-5', 'Pixel Bridge Duo', 'pictures/1f4f2.webp', '$529.00'),
  phone('phone-6', 'Beacon Pager 2', 'pictures/1f4df.webp', '$64.25'),
  phone('phone-7', 'Farside Satellite Phone Dock', 'pictures/1f4e1.webp', '$899.00'),
  phone('phone-8', 'Hush Headset Phone', 'pictures/1f3a7.webp', '$149.00'),
  phone('phone-9', 'Cherry Bluetooth Receiver', 'pictures/1f4de.webp', '$34.90'),
  phone('phone-10', 'Walkabout Radio Phone', 'pictures/1f4fb.webp', '$112.00'),
];

export const soldOut: PhoneCardView = { ...nova, isSoldOut: true };
export const priceUnavailable: PhoneCardView = { ...nova, price: 'Price unavailable', bookHref: null };
export const longTexts: PhoneCardView = {
  ...nova,
  name: 'Buzz 2, for people who never hear it ring, with Mobilfunkvertragsverlängerungserinnerung',
  price: '$12,345,678.90',
};
export const rightToLeft: PhoneCardView = { ...nova, name: 'هاتف نوفا ١٢٨ جيجابايت' };
export const brokenPicture: PhoneCardView = { ...nova, pictures: ['data:image/png;base64,AAAA'] };
