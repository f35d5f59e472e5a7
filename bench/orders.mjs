import { API } from './servers.mjs';

const SIZE = 10_000;

const PRODUCTS = [
  { name: 'Ratchet Combination Wrench Set, 12 pc', picture: '1f527', price: 64.9 },
  { name: 'Cantilever Steel Toolbox 22"', picture: '1f9f0', price: 89 },
  { name: 'Nitrile Grip Mechanic Gloves', picture: '1f9e4', price: 9.95 },
  { name: 'Rechargeable Inspection Lamp 800 lm', picture: '1f526', price: 42 },
  { name: 'AGM Starter Battery 70 Ah', picture: '1f50b', price: 119 },
];

/** Returns one of many orders. @param {number} index @returns the order as the backend sends it */
function orderAt(index) {
  const { name, picture, price } = PRODUCTS[index % PRODUCTS.length] ?? { name: '', picture: '', price: 0 };
  const quantity = 1 + (index % 4);
  const paid = index % 3 === 0;
  return {
    _id: `64f0a1c2e4b1${String(index).padStart(12, '0')}`,
    name,
    img: `${API}/pictures/${picture}.webp`,
    email: `customer.${index}@example.com`,
    date: new Date(Date.UTC(2027, 0, 1 + (index % 365))).toISOString().slice(0, 10),
    price: price * quantity,
    quantity,
    address: `${1 + (index % 200)} Gasket Lane, Springfield`,
    phone: '+1 555 0100',
    paid,
    transactionId: paid ? `pi_demo${index}` : '',
  };
}

/** Answers the page's call for all orders with 10,000, because no world of the sandbox has as many. @param {import('playwright').Page} page */
export const answerWithOrders = (page) =>
  page.route(`${API}/carBooking`, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: Array.from({ length: SIZE }, (_, index) => orderAt(index)), headers: { 'access-control-allow-origin': '*' } })
      : route.fallback(),
  );
