import type { Page } from '@playwright/test';
import { expect, failCalls, heal, holdCalls, refusals, shopper, signIn, tabTo, test, toast, toolCard } from './shop.ts';

const admin = { email: 'admin@example.com', password: 'admin123' };
const PAGE = '/dashboard/addNewProducts';
const NAME = 'Hose Clamp Pliers, flexible cable';
const PLIERS = [
  ['Name', NAME],
  ['Image 1 link', 'pictures/1f527.webp'],
  ['Image 2 link', 'pictures/1f529.webp'],
  ['Image 3 link', 'pictures/1f9f0.webp'],
  ['Description', 'They reach where your hand gave up.'],
  ['Price', '$1,034.50'],
  ['Add Quantity', '12'],
  ['Product Status', 'New'],
  ['Rating', '4.5'],
  ['Date', '2026-03-14'],
] as const;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const add = (page: Page) => page.getByRole('button', { name: 'ADD', exact: true });
const added = (page: Page) => toast(page, 'Successfully Add This Products');
const home = (page: Page) => page.getByRole('link', { name: 'Home', exact: true });
/** The card is inert, so that only its looks tell of it. */
const previewText = (page: Page, text: string) => page.getByRole('region', { name: 'Preview' }).getByText(text, { exact: true }).first();

async function openForm(page: Page) {
  await page.goto(PAGE);
  await signIn(page, admin);
  await expect(page).toHaveURL(PAGE);
  await expect(field(page, 'Name')).toBeVisible();
}

async function fill(page: Page) {
  for (const [label, text] of PLIERS) await field(page, label).fill(text);
}

const expectFilled = async (page: Page) => {
  for (const [label, text] of PLIERS) await expect(field(page, label)).toHaveValue(text);
};

/** How many cards of that name the list of all car tools shows. */
async function countInList(page: Page, count: number) {
  await page.goto(`/showAllCarProducts?q=${encodeURIComponent('hose clamp')}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Car Items' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: NAME })).toHaveCount(count);
}

test('an administrator adds a product: it is on the home page first, in this tab and in another, without a reload', async ({
  context,
  page,
}) => {
  const other = await context.newPage();
  await other.goto('/');
  await expect(toolCard(other, 'Ratchet Combination Wrench Set, 12 pc')).toBeVisible();
  const firstTool = (tab: Page) => tab.getByRole('region', { name: 'Car Items' }).getByRole('listitem').first();
  await expect(firstTool(other)).toContainText('Ratchet Combination Wrench Set');

  await openForm(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Please Add A Product' })).toBeVisible();
  await expect(page).toHaveTitle(/Add New Car Product/);
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

  // What was sent is not unsaved: nothing is asked.
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

test('the same by keyboard alone', async ({ page }) => {
  await page.goto(PAGE);
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(admin.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(`${admin.password}\n`);
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
  await countInList(page, 1);
});

test('nothing typed: every message, letter for letter', async ({ page }) => {
  await openForm(page);
  await add(page).click();
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Name is Required');
  await expect(field(page, 'Name')).toBeFocused();
  for (const label of ['Image 1 link', 'Image 2 link', 'Image 3 link'])
    await expect(field(page, label)).toHaveAccessibleDescription('Images is Required');
  await expect(field(page, 'Description')).toHaveAccessibleDescription('Description is Required');
  await expect(field(page, 'Price')).toHaveAccessibleDescription(/^Price is Required/);
  await expect(field(page, 'Add Quantity')).toHaveAccessibleDescription(/^Min Order Quantity is Required/);
  for (const label of ['Product Status', 'Rating', 'Date'])
    await expect(field(page, label)).toHaveAccessibleDescription(/^Available Quantity is Required/);
});

test('what is there and not allowed is refused in place, and nothing is sent', async ({ page }) => {
  await failCalls(page, { method: 'POST', path: '/carTools', status: 500 });
  await openForm(page);
  await fill(page);
  for (const [label, text, message, good] of [
    ['Rating', '6', 'Rating must be from 1 to 5', '5'],
    ['Price', '0', 'Price must be more than 0, like 64.90', '0.01'],
    ['Add Quantity', '1.5', 'Quantity must be a whole number from 0 up', '0'],
    ['Image 2 link', 'javascript:alert(1)', 'No picture can be shown from this link. It must begin with https://', 'pictures/1f529.webp'],
    [
      'Image 1 link',
      'http://pictures.example/a.png',
      'No picture can be shown from this link. It must begin with https://',
      'pictures/1f527.webp',
    ],
  ] as const) {
    await field(page, label).fill(text);
    await add(page).click();
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await expect(field(page, label)).toBeFocused();
    await field(page, label).fill(good);
    await expect(page.getByText(message, { exact: true })).toBeHidden();
  }
  expect(await refusals(page)).toBe(0);
});

test('a backend that refuses says why, and nothing typed is lost', async ({ page }) => {
  await failCalls(page, { method: 'POST', path: '/carTools', status: 403 });
  await openForm(page);
  await fill(page);
  await add(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your product was not added' })).toContainText('Your account may not do this.');
  await expectFilled(page);
  await heal(page);
  await add(page).click();
  await expect(added(page)).toBeVisible();
  expect(await refusals(page)).toBe(1);
  await countInList(page, 1);
});

test('a shop that does not answer: it is looked for, not there, and sent again once', async ({ page }) => {
  await failCalls(page, { method: 'POST', path: '/carTools' });
  await openForm(page);
  await fill(page);
  await add(page).click();
  await expect(page.getByText('Making sure that your product arrived …')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Your product was not added' })).toContainText('You can send it again');
  await expectFilled(page);
  expect(await refusals(page)).toBe(1);
  await heal(page);
  await add(page).click();
  await expect(added(page)).toBeVisible();
  await countInList(page, 1);
});

test('applied and not answered: it is found among the products, and not sent a second time', async ({ page }) => {
  await page.addInitScript(() => {
    const real = window.fetch;
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      const answer = await real(input, init);
      return request.method === 'POST' && request.url.includes('/carTools') ? new Response('{}', { status: 503 }) : answer;
    };
  });
  await openForm(page);
  await fill(page);
  await add(page).click();
  await expect(added(page)).toBeVisible();
  await countInList(page, 1);
});

test('nobody answers at all: it can be looked at again, and is neither lost nor doubled', async ({ page }) => {
  await page.addInitScript(() => {
    const real = window.fetch;
    let isSent = false;
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (!request.url.includes('/carTools')) return real(input, init);
      if (request.method === 'POST') isSent = true;
      const isDown = isSent && sessionStorage.getItem('healed') === null;
      const answer = await real(input, init);
      return isDown ? new Response('{}', { status: 503 }) : answer;
    };
  });
  await openForm(page);
  await fill(page);
  await add(page).click();
  const doubt = page.getByRole('alert').filter({ hasText: 'We cannot tell whether your product arrived' });
  await expect(doubt).toBeVisible({ timeout: 40_000 });
  await expect(add(page)).toHaveAttribute('aria-disabled', 'true');
  await expectFilled(page);
  await heal(page);
  await doubt.getByRole('button', { name: 'Check again' }).click();
  await expect(added(page)).toBeVisible();
  await expect(add(page)).toBeFocused();
  await countInList(page, 1);
});

test('pressed twice, it is added once', async ({ page }) => {
  await openForm(page);
  await fill(page);
  await add(page).dblclick();
  await expect(added(page)).toBeVisible();
  await countInList(page, 1);
});

test('a reload keeps what is typed', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await openForm(page);
  await fill(page);
  await page.reload();
  await expectFilled(page);
  await expect(previewText(page, NAME)).toBeVisible();
});

test('what is not sent is asked about before it is left; given up, it is gone', async ({ page }) => {
  await openForm(page);
  await fill(page);
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await home(page).click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expectFilled(page);
  await home(page).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/');
  // The address is ahead of the page: left is the form when it is gone.
  await expect(field(page, 'Name')).toBeHidden();
  await page.goBack();
  await expect(field(page, 'Name')).toHaveValue('');
});

test('left while it is on its way, it arrives all the same, and is told wherever one is', async ({ page }) => {
  const adding = await holdCalls(page, { method: 'POST', path: '/carTools' });
  await openForm(page);
  await adding.hold();
  await fill(page);
  await add(page).click();
  await expect(add(page)).toHaveAttribute('aria-busy', 'true');
  await home(page).click();
  await expect(page).toHaveURL('/');
  await adding.letGo();
  await expect(added(page)).toBeVisible();
  await expect(toolCard(page, NAME)).toBeVisible();
  await page.goBack();
  await expect(field(page, 'Name')).toHaveValue('');
  await expect(page.getByText('Your product is in the shop')).toBeHidden();
});

test('it can be booked like any other', async ({ page }) => {
  await openForm(page);
  await fill(page);
  await add(page).click();
  await expect(added(page)).toBeVisible();
  await home(page).click();
  await toolCard(page, NAME).getByRole('link', { name: /^Book/ }).click();
  await expect(page.getByLabel('Name')).toHaveValue(NAME);
  await expect(page.getByLabel('Email')).not.toHaveValue(shopper.email);
});
