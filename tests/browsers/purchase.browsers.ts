import { PAID, PAYMENT_COMPLETED } from '#contract/texts.ts';
import { book, signIn, test } from './test.ts';

const GLOVES = 'Nitrile Grip Mechanic Gloves';

test('a shopper signs in, books, pays, and sees the order paid after a reload', async ({ tab }) => {
  await signIn(tab, 'shopper');
  await tab.click({ role: 'link', name: /^Book/ }, { within: GLOVES });
  await book(tab, { quantity: '2' });
  await tab.see({ role: 'link', name: '3 orders' });
  await tab.click({ role: 'link', name: 'My Orders' });
  await tab.click({ role: 'link', name: /^Pay/ }, { within: GLOVES });
  await tab.enter({ role: 'textbox', name: /^Card number/ }, '4242424242424242');
  await tab.enter({ label: 'Expiry' }, '1234');
  await tab.enter({ label: 'CVC' }, '123');
  await tab.click({ role: 'button', name: 'Pay' });
  await tab.see({ role: 'heading', name: PAYMENT_COMPLETED });
  await tab.open('/myOrders');
  await tab.see({ text: PAID }, { within: GLOVES });
});
