import type { Page } from '@playwright/test';
import { ADD, ADDED, ADD_CAR_PRODUCT, ADD_PRODUCT, ADD_QUANTITY } from '#contract/texts.ts';
import { administrator, expect, stopFailing, holdCalls, openAs, tabTo, test, toast, toolCard } from './shop.ts';

const PAGE = '/dashboard/addNewProducts';
const NAME = 'Hose Clamp Pliers, flexible cable';
const PLIERS = [
  ['Name', NAME],
  ['Image 1 link', 'pictures/1f527.webp'],
  ['Image 2 link', 'pictures/1f529.webp'],
  ['Image 3 link', 'pictures/1f9f0.webp'],
  ['Description', 'They reach where your hand gave up.'],
  ['Price', '$1,034.50'],
  [ADD_QUANTITY, '12'],
  ['Product Status', 'New'],
  ['Rating', '4.5'],
  ['Date', '2026-03-14'],
] as const;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const add = (page: Page) => page.getByRole('button', { name: ADD, exact: true });
const added = (page: Page) => toast(page, ADDED);
const home = (page: Page) => page.getByRole('link', { name: 'Home', exact: true });
/** Finds the preview by its text, because the card is inert and so has no accessible content. */
const previewText = (page: Page, text: string) => page.getByRole('region', { name: 'Preview' }).getByText(text, { exact: true }).first();

async function openForm(page: Page) {
  await openAs(page, administrator, PAGE);
  await expect(field(page, 'Name')).toBeVisible();
}

async function fill(page: Page) {
  for (const [label, text] of PLIERS) await field(page, label).fill(text);
}

const expectFilled = async (page: Page) => {
  for (const [label, text] of PLIERS) await expect(field(page, label)).toHaveValue(text);
};

/** Expects this number of cards with that name in the list of all car tools. */
async function expectCountInList(page: Page, count: number) {
  await page.goto(`/showAllCarProducts?q=${encodeURIComponent('hose clamp')}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Car Items' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: NAME })).toHaveCount(count);
}

test('an administrator adds a product, and it is first on the home page, in this tab and in another, without a reload', async ({
  context,
  page,
}) => {
  const other = await context.newPage();
  await other.goto('/');
  await expect(toolCard(other, 'Ratchet Combination Wrench Set, 12 pc')).toBeVisible();
  const firstTool = (tab: Page) => tab.getByRole('region', { name: 'Car Items' }).getByRole('listitem').first();
  await expect(firstTool(other)).toContainText('Ratchet Combination Wrench Set');

  await openForm(page);
  await expect(page.getByRole('heading', { level: 2, name: ADD_PRODUCT })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(ADD_CAR_PRODUCT));
  await fill(page);
  await expect(previewText(page, NAME)).toBeVisible();
  await expect(previewText(page, '$1,034.50')).toBeVisible();
  await expect(previewText(page, '12 available')).toBeVisible();
  await expect(previewText(page, 'It shows Image 1.')).toBeVisible();
  await add(page).click();
  await expect(added(page)).toBeVisible();
  for (const [label] of PLIERS) await expect(field(page, label)).toHaveValue('');
  await expect(add(page)).toBeFocused();
  await expect(previewText(page, 'Your product')).toBeVisible();

  // The form is saved, so leaving does not ask.
  await page.getByRole('link', { name: 'See it on the home page' }).click();
  await expect(page).toHaveURL('/');
  for (const tab of [page, other]) {
    await expect(firstTool(tab)).toContainText(NAME);
    await expect(firstTool(tab)).toContainText('$1,034.50');
    await expect(tab.getByRole('region', { name: 'Car Items' }).getByRole('listitem')).toHaveCount(8);
  }
  await toolCard(page, NAME)
    .getByRole('link', { name: /^Details/ })
    .click();
  await expect(page.getByRole('dialog')).toContainText('They reach where your hand gave up.');
});

test('adds a product by keyboard alone', async ({ page }) => {
  await page.goto(PAGE);
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(administrator.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(`${administrator.password}\n`);
  await expect(page).toHaveURL(PAGE);
  for (const [label, text] of PLIERS) {
    await tabTo(page, field(page, label));
    if (label !== 'Date') await page.keyboard.type(text);
    else await page.keyboard.type('03142026');
  }
  await tabTo(page, add(page));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your product is in the shop')).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: 'See all car products' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Car Items' })).toBeFocused();
  await expectCountInList(page, 1);
});

test('keeps the input after a 403, a lost response and a reload, and adds the product exactly once', async ({ page }) => {
  await page.addInitScript(() => {
    const originalFetch = window.fetch;
    let posts = 0;
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (!request.url.includes('/carTools')) return originalFetch(input, init);
      if (request.method === 'POST') {
        posts += 1;
        sessionStorage.setItem('posts', String(posts));
        if (posts === 1) return new Response('{}', { status: 403 });
      }
      // The second one is applied, but from then on every response is lost.
      const isResponseLost = posts === 2 && sessionStorage.getItem('stop failing') === null;
      const answer = await originalFetch(input, init);
      return isResponseLost ? new Response('{}', { status: 503 }) : answer;
    };
  });
  await openForm(page);
  await fill(page);
  await add(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your product was not added' })).toContainText(
    'Your account is not allowed to do this.',
  );
  await expectFilled(page);

  await add(page).click();
  const unconfirmed = page.getByRole('alert').filter({ hasText: 'We cannot tell whether your product was added' });
  await expect(unconfirmed).toBeVisible();
  await expect(add(page)).toHaveAttribute('aria-disabled', 'true');
  await expectFilled(page);
  await stopFailing(page);
  await page.reload();
  await expect(unconfirmed).toBeVisible();
  await expectFilled(page);
  await unconfirmed.getByRole('button', { name: 'Check again' }).click();
  await expect(added(page)).toBeVisible();
  await expect(add(page)).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.getItem('posts'))).toBe('2');
  await expectCountInList(page, 1);
});

test('keeps the draft after a reload, asks before leaving, and discards the draft on leave', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await openForm(page);
  await fill(page);
  await page.reload();
  await expectFilled(page);
  await expect(previewText(page, NAME)).toBeVisible();

  const confirmation = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await home(page).click();
  await confirmation.getByRole('button', { name: 'Stay' }).click();
  await expectFilled(page);
  await home(page).click();
  await confirmation.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/');
  // The URL changes before the page does, so wait until the form is gone.
  await expect(field(page, 'Name')).toBeHidden();
  await page.goBack();
  await expect(field(page, 'Name')).toHaveValue('');
});

test('adds the product once after a double click and leaving immediately, shows a toast, and lets shoppers book the product', async ({
  page,
}) => {
  const createCalls = await holdCalls(page, { method: 'POST', path: '/carTools' });
  await openForm(page);
  await createCalls.hold();
  await fill(page);
  // Leaves before the form has been checked and sent, as on a slow phone.
  await page.evaluate(
    (controls) => {
      for (const control of controls) if (control instanceof HTMLElement) control.click();
    },
    [await add(page).elementHandle(), await add(page).elementHandle(), await home(page).elementHandle()],
  );
  await expect(page).toHaveURL('/');
  await expect(field(page, 'Name')).toBeHidden();
  await createCalls.release();
  await expect(added(page)).toBeVisible();
  await expect(toolCard(page, NAME)).toBeVisible();
  await page.goBack();
  await expect(field(page, 'Name')).toHaveValue('');
  await expect(page.getByText('Your product is in the shop')).toBeHidden();

  await home(page).click();
  await toolCard(page, NAME).getByRole('link', { name: /^Book/ }).click();
  await expect(page.getByRole('definition').filter({ hasText: NAME })).toBeVisible();
  await expectCountInList(page, 1);
});
