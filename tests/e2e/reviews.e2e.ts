import type { Page } from '@playwright/test';
import { ADD, ADD_REVIEW, BLOGS, IMAGES, LOGIN, OUR_BLOGS, REVIEWED } from '#contract/texts.ts';
import {
  respondInSequence,
  expect,
  failCalls,
  stopFailing,
  holdCalls,
  openAs,
  failedCallCount,
  shopper,
  signIn,
  tabTo,
  test,
  toast,
} from './shop.ts';

const TEXT = 'The ratchet clicks like a cricket that has found its calling.';

const description = (page: Page) => page.getByLabel('Description');
const add = (page: Page) => page.getByRole('button', { name: ADD, exact: true });
const entries = (page: Page) => page.getByRole('main').getByRole('listitem');

/** The reviews on the home page. */
const homeReviews = (page: Page) => page.getByRole('region', { name: 'Customer Reviews' }).getByRole('listitem');

async function openForm(page: Page) {
  await openAs(page, shopper, '/addAReview');
  await expect(description(page)).toBeVisible();
}

test('a user signs in and adds a review, and it is immediately first in the list, on the home page and in other tabs', async ({
  context,
  page,
}) => {
  const [home, list] = [await context.newPage(), await context.newPage()];
  await home.goto('/');
  await expect(homeReviews(home)).toHaveCount(5);
  await list.goto('/showAllReview');
  await expect(entries(list).first()).toContainText('Tamika Rhodes');

  await page.goto('/showAllReview');
  await page.getByRole('link', { name: 'Add a review' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page);
  await expect(page).toHaveURL('/addAReview');
  await expect(page.getByRole('heading', { level: 1, name: ADD_REVIEW })).toBeFocused();
  await expect(page).toHaveTitle(/Add a Review/);
  await expect(page.getByLabel('Name')).toHaveValue('Sam Carter');
  await expect(page.getByLabel('Email')).toHaveValue(shopper.email);
  await expect(page.getByLabel(IMAGES, { exact: true }).getByRole('img', { name: 'Sam Carter' })).toBeVisible();

  await description(page).fill(` ${TEXT}\n`);
  await add(page).click();
  await expect(toast(page, REVIEWED)).toBeVisible();
  await expect(description(page)).toHaveValue('');
  await expect(page.getByLabel('Name')).toHaveValue('Sam Carter');
  await expect(add(page)).toBeFocused();

  // The form is saved, so leaving does not ask.
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(homeReviews(page).first()).toContainText(TEXT);
  await expect(homeReviews(page)).toHaveCount(5);
  await page.getByRole('link', { name: 'Reviews', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Customer Reviews' })).toBeFocused();
  await expect(entries(page).first()).toContainText(TEXT);
  await expect(page.getByText(shopper.email)).toHaveCount(0);

  await expect(homeReviews(home).first()).toContainText(TEXT);
  await expect(entries(list).first()).toContainText(TEXT);
});

test('adds reviews by keyboard alone in the dashboard, and lists the second one before the first', async ({ page }) => {
  await page.goto('/dashboard/review');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(shopper.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(`${shopper.password}\n`);
  await expect(page).toHaveURL('/dashboard/review');
  await expect(page.getByRole('heading', { level: 2, name: ADD_REVIEW })).toBeVisible();
  for (const text of ['The first of two.', 'The second of two.']) {
    await tabTo(page, description(page));
    await page.keyboard.type(text);
    await tabTo(page, add(page));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your review was added')).toBeVisible();
    await expect(description(page)).toHaveValue('');
  }
  await tabTo(page, page.getByRole('link', { name: 'See the reviews' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Customer Reviews' })).toBeFocused();
  await expect(entries(page).nth(0)).toContainText('The second of two.');
  await expect(entries(page).nth(1)).toContainText('The first of two.');
  await tabTo(page, page.getByRole('button', { name: 'Read More by Henrik Sørensen' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Read More by Henrik Sørensen' })).toHaveAttribute('aria-expanded', 'true');
});

test('Retry loads a failed list; a review that fails with 403 or without a response keeps the text and shows what to do', async ({
  page,
}) => {
  // A read that fails with 500 is tried three times.
  await respondInSequence(page, { method: 'GET', path: '/review', answers: [{ status: 500 }, { status: 500 }, { status: 500 }] });
  await respondInSequence(page, { method: 'POST', path: '/review', answers: [{ status: 403 }, { status: 503 }] });
  await openAs(page, shopper, '/showAllReview');
  await expect(page.getByRole('alert')).toContainText('Customer Reviews could not be loaded');
  await page.getByRole('button', { name: 'Retry Customer Reviews' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Customer Reviews' })).toBeFocused();
  await expect(entries(page)).toHaveCount(24);

  await page.getByRole('link', { name: 'Add a review' }).click();
  await description(page).fill(TEXT);
  await add(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your review was not added' })).toContainText(
    'Your account is not allowed to do this.',
  );
  await expect(description(page)).toHaveValue(TEXT);
  await add(page).click();
  const unconfirmed = page.getByRole('alert').filter({ hasText: 'We cannot tell whether your review arrived' });
  await unconfirmed.getByRole('link', { name: 'See the reviews' }).click();
  await expect(page).toHaveURL('/showAllReview');
  await expect(page.getByRole('heading', { level: 1, name: 'Customer Reviews' })).toBeFocused();
  await expect(entries(page).filter({ hasText: TEXT })).toHaveCount(0);
  await page.goBack();
  await expect(description(page)).toHaveValue(TEXT);
  await add(page).click();
  await expect(toast(page, REVIEWED)).toBeVisible();
  await expect(description(page)).toHaveValue('');
});

test('keeps the draft after a reload, asks before leaving, and discards the draft on leave', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await openForm(page);
  await description(page).fill(TEXT);
  await page.reload();
  await expect(description(page)).toHaveValue(TEXT);

  const confirmation = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.getByRole('link', { name: BLOGS, exact: true }).click();
  await confirmation.getByRole('button', { name: 'Stay' }).click();
  await expect(page).toHaveURL('/addAReview');
  await expect(description(page)).toHaveValue(TEXT);
  await page.getByRole('link', { name: BLOGS, exact: true }).click();
  await confirmation.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: OUR_BLOGS })).toBeFocused();
  await page.goBack();
  await expect(description(page)).toHaveValue('');
});

test('Reset deletes a new account and ends its session in every tab; the draft is restored after signing up again', async ({
  context,
  page,
}) => {
  const newUser = { name: 'Ada Lovelace', email: 'ada.lovelace@example.com', password: 'analytical1' };
  const signUp = async () => {
    await page.getByRole('link', { name: 'Create New Account' }).click();
    await page.getByLabel('Name', { exact: true }).fill(newUser.name);
    await page.getByLabel('Email').fill(newUser.email);
    await page.getByLabel('Password', { exact: true }).fill(newUser.password);
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(page).toHaveURL('/addAReview');
    await expect(page.getByRole('button', { name: `Account menu of ${newUser.name}` })).toBeVisible();
  };
  await page.goto('/addAReview');
  await signUp();
  await description(page).fill(TEXT);
  const other = await context.newPage();
  await other.goto('/blogs');
  await other.getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('link', { name: LOGIN, exact: true })).toBeVisible();
  await signIn(page, newUser);
  await expect(page.getByRole('alert')).toBeVisible();

  await signUp();
  await expect(page.getByLabel('Name')).toHaveValue(newUser.name);
  await expect(description(page)).toHaveValue(TEXT);
  await add(page).click();
  await expect(toast(page, REVIEWED)).toBeVisible();
});

test('after a double click and leaving immediately, the next page shows the failure, and the kept text is added once', async ({ page }) => {
  await failCalls(page, { method: 'POST', path: '/review', status: 422 });
  const createCalls = await holdCalls(page, { method: 'POST', path: '/review' });
  await openForm(page);
  await createCalls.hold();
  await description(page).fill(TEXT);
  await add(page).dblclick();
  await expect(add(page)).toHaveAttribute('aria-busy', 'true');
  await createCalls.releaseInTransition();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Customer Reviews' })).toBeVisible();
  await expect(toast(page, 'Your review was not added. What you wrote is kept.')).toBeVisible();
  await page.goBack();
  await expect(description(page)).toHaveValue(TEXT);

  // The double click sent it once.
  expect(await failedCallCount(page)).toBe(1);
  await stopFailing(page);
  await add(page).click();
  await expect(toast(page, REVIEWED)).toBeVisible();
  await page.getByRole('link', { name: 'Reviews', exact: true }).click();
  await expect(entries(page).filter({ hasText: TEXT })).toHaveCount(1);
});
