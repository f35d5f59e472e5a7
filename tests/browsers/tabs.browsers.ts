import { book, signIn, test } from './test.ts';

const GLOVES = 'Nitrile Grip Mechanic Gloves';

test('two tabs see what the other changes, without a reload', async ({ tab, openTab }) => {
  await signIn(tab, 'shopper');
  const other = await openTab();
  await signIn(other, 'administrator');
  await other.open('/dashboard/manageAllProducts');
  await other.see({ text: '210' }, { within: GLOVES });

  await tab.click({ role: 'link', name: /^Book/ }, { within: GLOVES });
  await book(tab, { quantity: '6' });
  await other.see({ text: '204' }, { within: GLOVES });

  await other.click({ role: 'button', name: `Restock ${GLOVES}` });
  await other.enter({ role: 'textbox', name: 'Restock quantity' }, '9');
  await other.click({ role: 'button', name: 'Restock' });
  await other.see({ text: '213' }, { within: GLOVES });
  await tab.see({ text: '213 available' }, { within: GLOVES });
});
