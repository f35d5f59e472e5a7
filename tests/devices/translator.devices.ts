import {
  ADD,
  ADD_CAR_PRODUCT,
  ADDED,
  ADD_QUANTITY,
  BOOKED,
  LOGIN,
  PAID,
  PAYMENT_COMPLETED,
  PROFILE_SAVED,
  REMOVED,
  RESTOCKED,
  REVIEWED,
  SIGNED_UP,
  SUBMIT_BOOKING,
} from '#contract/texts.ts';
import { administrator, expect, fillBooking, signIn, signOut, test, toast, toolCard } from '../e2e/shop.ts';

const WRENCH = 'Ratchet Combination Wrench Set, 12 pc';
const GLOVES = 'Nitrile Grip Mechanic Gloves';
const PLIERS = [
  ['Name', 'Hose Clamp Pliers'],
  ['Image 1 link', 'pictures/1f527.webp'],
  ['Image 2 link', 'pictures/1f529.webp'],
  ['Image 3 link', 'pictures/1f9f0.webp'],
  ['Description', 'They reach where your hand gave up.'],
  ['Price', '$34.50'],
  [ADD_QUANTITY, '12'],
  ['Product Status', 'New'],
  ['Rating', '4.5'],
  ['Date', '2026-03-14'],
] as const;

test.use({ ownContext: true, isTranslated: true });

// The fixture `faults` fails it for every error, and for every text that has changed unseen.
test('on a page that the browser translates, everything works, and each new word is shown', async ({ page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const goTo = async (name: string) => page.getByRole('link', { name, exact: true }).first().click();

  await page.goto('/showAllCarProducts');
  const count = page.getByRole('status').filter({ hasText: /product/ });
  await expect(count.locator('font font')).toHaveText('33 products');
  await page.getByRole('searchbox').fill('brush');
  await expect(count).toHaveText('2 of 33 products');
  await button('Clear filters').click();
  await expect(count).toHaveText('33 products');

  await toolCard(page, WRENCH).getByRole('link', { name: /^Book/ }).click();
  await goTo('Create New Account');
  await page.getByLabel('Name', { exact: true }).fill('Grace Hopper');
  await page.getByLabel('Email').fill('grace@example.com');
  await page.getByLabel('Password', { exact: true }).fill('compiler1');
  await button('Show password').click();
  await button('Hide password').click();
  await button('Sign Up').click();
  await expect(toast(page, SIGNED_UP)).toBeVisible();
  await fillBooking(page, { quantity: '2' });
  await expect(page.getByText('$129.80')).toBeVisible();
  await button(SUBMIT_BOOKING).click();
  await expect(toast(page, BOOKED)).toBeVisible();

  await goTo('1 order');
  const order = page.getByRole('row', { name: WRENCH });
  await order.getByRole('link', { name: /^Pay/ }).click();
  const number = page.getByRole('textbox', { name: /^Card number/ });
  await number.fill('4000000000009995');
  await page.getByLabel('Expiry').fill('1234');
  await page.getByLabel('CVC').fill('123');
  await button('Pay').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your card has insufficient funds.' })).toBeVisible();
  await number.fill('4242424242424242');
  await button('Pay').click();
  await expect(page.getByRole('heading', { level: 2, name: PAYMENT_COMPLETED })).toBeVisible();
  await goTo('My Orders');
  await expect(order).toContainText(PAID);
  await order.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, REMOVED)).toBeVisible();
  // A toast stays while the pointer is over it, and the pointer will rest where the menu was.
  await expect(toast(page, REMOVED)).toBeHidden();

  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await button('Edit Profile').click();
  await page.getByRole('dialog').getByLabel('Full Name').fill('Amazing Grace');
  await button('Update').click();
  await expect(toast(page, PROFILE_SAVED)).toBeVisible();
  await goTo('Reviews');
  const readMore = page.getByRole('button', { name: 'Read More by Henrik Sørensen' });
  await readMore.click();
  await expect(readMore).toHaveAttribute('aria-expanded', 'true');
  await goTo('Add a review');
  await page.getByLabel('Description').fill('It clicks.');
  await button(ADD).click();
  await expect(toast(page, REVIEWED)).toBeVisible();
  await signOut(page);

  await goTo(LOGIN);
  await signIn(page, administrator);
  await goTo('Dashboard');
  await goTo('Manage All Products');
  const gloves = page.getByRole('row', { name: GLOVES, exact: true });
  await gloves.getByRole('button', { name: /^Restock/ }).click();
  await page.getByRole('textbox', { name: 'Restock quantity' }).fill('7');
  await page.getByRole('dialog').getByRole('button', { name: 'Restock' }).click();
  await expect(toast(page, RESTOCKED)).toBeVisible();
  await expect(gloves).toContainText('217');
  await page.getByRole('button', { name: /^Low stock/ }).click();
  await expect(page.getByRole('button', { name: /^Export \d+ rows/ })).toBeVisible();
  await goTo(ADD_CAR_PRODUCT);
  for (const [label, text] of PLIERS) await page.getByLabel(label, { exact: true }).fill(text);
  await button(ADD).click();
  await expect(toast(page, ADDED)).toBeVisible();
});

test('a journey fails for each change that a translated page would lose, and for no other', async ({ page, faults }) => {
  await page.goto('/products.json');
  await page.evaluate(() => {
    document.body.innerHTML = '<p id="alone">Show</p><p id="mixed">Pay<b></b></p><p translate="no">A-1</p>';
    const find = (selector: string) => document.querySelector(selector) as HTMLElement;
    const [alone, mixed, exempt] = [find('#alone'), find('#mixed'), find('[translate]')];
    alone.textContent = 'Hide';
    for (const element of [mixed, exempt]) {
      const [text] = element.childNodes as unknown as [Text];
      element.insertBefore(document.createElement('i'), text);
      text.nodeValue = 'Paid';
      element.appendChild(text);
      element.removeChild(text);
    }
  });
  expect(faults.splice(0)).toEqual(
    ['React cannot insert before "Pay"', 'nobody sees "Paid" replace "Pay"', 'React cannot move "Paid"', 'React cannot remove "Paid"'].map(
      (problem) => expect.stringContaining(`On a translated page, ${problem} in <p id="mixed">`),
    ),
  );
});
