import { ADD, ADD_QUANTITY, MANAGE_PRODUCTS } from '#contract/texts.ts';
import { expect } from '@playwright/test';
import { signIn, test } from './test.ts';

const GLOVES = 'Nitrile Grip Mechanic Gloves';
const PLIERS = 'Hose Clamp Pliers, flexible cable';
const FIELDS = {
  Name: PLIERS,
  'Image 1 link': 'pictures/1f527.webp',
  'Image 2 link': 'pictures/1f529.webp',
  'Image 3 link': 'pictures/1f9f0.webp',
  Description: 'They reach where your hand gave up.',
  Price: '34.50',
  [ADD_QUANTITY]: '12',
  'Product Status': 'New',
  Rating: '4.5',
  Date: '2026-03-14',
};

test('an administrator restocks a tool, adds one, and makes a user an administrator', async ({ tab }) => {
  await signIn(tab, 'administrator');

  await tab.open('/dashboard/manageAllProducts');
  await tab.click({ role: 'button', name: `Restock ${GLOVES}` });
  await tab.click({ role: 'button', name: 'Close' });
  // Safari, and no other engine, gives a clicked button no focus.
  await expect.poll(() => tab.evaluate(() => document.activeElement?.textContent)).toBe(`Restock ${GLOVES}`);
  await tab.click({ role: 'button', name: `Restock ${GLOVES}` });
  await tab.enter({ role: 'textbox', name: 'Restock quantity' }, '7');
  await tab.click({ role: 'button', name: 'Restock' });
  await tab.see({ text: '217' }, { within: GLOVES });

  await tab.open('/dashboard/addNewProducts');
  for (const [label, text] of Object.entries(FIELDS)) await tab.enter({ label }, text);
  await tab.click({ role: 'button', name: ADD });
  // The page scrolls to this, so a link clicked earlier may be missed.
  await tab.see({ text: 'Your product is in the shop' });
  await tab.click({ role: 'link', name: MANAGE_PRODUCTS });
  await tab.see({ text: PLIERS });

  await tab.open('/dashboard/manageAllUser');
  await tab.click({ role: 'button', name: 'Add Admin shopper@example.com' });
  await tab.see({ text: 'Already Admin' }, { within: 'shopper@example.com' });

  // All of it is stored.
  await tab.open('/');
  await tab.see({ text: '217 available' }, { within: GLOVES });
  await tab.see({ role: 'heading', name: PLIERS });
  await tab.open('/dashboard/manageAllUser');
  await tab.see({ text: 'Already Admin' }, { within: 'shopper@example.com' });
});
