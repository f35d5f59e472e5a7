import type { Booking } from '#contract/entities/booking.ts';
import { people } from './people.ts';
import { tools } from './tools.ts';

interface Order {
  readonly product: string;
  readonly email: string;
  readonly quantity: number;
  readonly date: Booking['date'];
  readonly address: string;
  /** The payment's id at the card provider, if it is paid. */
  readonly transactionId?: string;
}

const orders: readonly Order[] = [
  {
    product: 'Ratchet Combination Wrench Set, 12 pc',
    email: 'shopper@example.com',
    quantity: 1,
    date: '2026-11-24',
    address: '14 Gasket Lane, Springfield',
    transactionId: 'pi_demo00000000000000000001',
  },
  {
    product: 'Wheel Bolt M14 × 1.5, zinc flake',
    email: 'shopper@example.com',
    quantity: 20,
    date: '2026-12-03',
    address: '14 Gasket Lane, Springfield',
  },
  {
    product: 'Smart Battery Charger 12 V / 8 A',
    email: 'kwame.adeyemi@example.com',
    quantity: 2,
    date: '2026-11-27',
    address: 'The blue truck, Harbour Market, pitch 9',
    transactionId: 'pi_demo00000000000000000003',
  },
  {
    product: 'Touch-Up Paint Brush, size 2',
    email: 'ines@mail.studio.example.org',
    quantity: 6,
    date: '2026-12-09',
    address: 'Studio 3, The Old Tannery, Millbrook Road, second courtyard, ring twice',
  },
  {
    product: 'Kinetic Tow Rope 6 m, 8 t',
    email: 'alex.moreau@example.com',
    quantity: 1,
    date: '2026-11-30',
    address: 'Long Acre Farm, Little Wickham',
    transactionId: 'pi_demo00000000000000000005',
  },
  {
    product: 'Professional Workshop Tool Cabinet, Two Drawers, 262 Pieces, Foam Inlays and Central Lock',
    email: 'darnell+garage@example.com',
    quantity: 1,
    date: '2026-12-15',
    address: '208 Foundry Street, rear gate',
  },
  {
    product: 'High-Visibility Vest, EN ISO 20471',
    email: 'ruth.bellamy@example.org',
    quantity: 3,
    date: '2026-12-18',
    address: '5 Terminus Close, flat 2',
    transactionId: 'pi_demo00000000000000000007',
  },
];

/** Takes name, picture, price and phone number from the catalogue, so that they always match it. */
function toBooking({ product, email, quantity, date, address, transactionId = '' }: Order, index: number) {
  const tool = tools.find(({ name }) => name === product);
  const person = people.find((candidate) => candidate.email === email);
  if (tool === undefined || person === undefined) throw new Error(`The demo data has no product ${product} or no user ${email}`);
  return {
    _id: `64f0a1c2e4b0${String(501 + index).padStart(12, '0')}`,
    name: tool.name,
    img: tool.img,
    email,
    date,
    price: Math.round(tool.price * quantity * 100) / 100,
    quantity,
    address,
    phone: person.phone,
    paid: transactionId !== '',
    transactionId,
  };
}

export const bookings = orders.map(toBooking) satisfies readonly Booking[];
