import type { Locator, Page } from '@playwright/test';
import { PROFILE_SAVED } from '#contract/texts.ts';
import { flushTimers, respondInSequence, expect, failCalls, stopFailing, holdCalls, openAs, shopper, tabTo, test, toast } from './shop.ts';

const SAVED = PROFILE_SAVED;
const editorOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Update Your Profile' });

async function openProfile(page: Page) {
  await openAs(page, shopper, '/myProfile');
  await expect(page.getByRole('heading', { name: 'My Profile', level: 1 })).toBeVisible();
}

async function edit(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const editor = editorOf(page);
  await editor.waitFor();
  return editor;
}

/** The value that the page shows for a name. */
const profileValue = (page: Page, name: string): Locator =>
  page
    .getByRole('main')
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd[1]');

/** The page's own message about a saved profile, which stays after the toast. */
const savedMessage = (page: Page): Locator => page.getByRole('main').getByText('Your profile is saved.', { exact: true });

async function openFromHome(page: Page) {
  await openAs(page, shopper, '/');
  await page.getByRole('button', { name: 'Account menu of Sam Carter' }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/myProfile');
}

test('edits the profile from the avatar menu, and again by keyboard alone; the change is saved, and another tab shows it immediately', async ({
  context,
  page,
}) => {
  const other = await context.newPage();
  await openProfile(other);
  await expect(profileValue(other, 'Phone')).toHaveText('+1 555 0142');
  await openFromHome(page);
  await expect(page).toHaveTitle('My Profile · Gadget Garage');
  await expect(profileValue(page, 'Birthday')).toHaveText('May 21, 1988');

  const editor = await edit(page);
  await editor.getByLabel('Full Name').fill('Samantha Carter');
  await editor.getByLabel('Date of Birth').fill('1990-02-28');
  await editor.getByLabel('Sex').selectOption('Female');
  await editor.getByLabel('Contact').fill('+1 555 0188');
  await editor.getByLabel('Profile Picture Link').fill('pictures/1f477-1f3fe-200d-2640-fe0f.webp');
  await editor.getByRole('button', { name: 'Update' }).click();
  await expect(toast(page, SAVED)).toBeVisible();
  await expect(editor).toBeHidden();
  await expect(savedMessage(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
  await expect(profileValue(page, 'Name')).toHaveText('Samantha Carter');
  await expect(profileValue(page, 'Birthday')).toHaveText('Feb 28, 1990');
  await expect(profileValue(page, 'Sex')).toHaveText('Female');
  await expect(profileValue(page, 'Phone')).toHaveText('+1 555 0188');
  // Other fields are unchanged.
  await expect(profileValue(page, 'Bio')).toHaveText(/Owns four 10 mm sockets/);
  await expect(profileValue(other, 'Phone')).toHaveText('+1 555 0188');
  // The bar shows the changed user on every page.
  const avatar = page.getByRole('button', { name: 'Account menu of Samantha Carter' }).locator('img');
  await expect(avatar).toHaveAttribute('src', /1f477-1f3fe-200d-2640-fe0f\.webp$/);
  await page.reload();
  await expect(profileValue(page, 'Name')).toHaveText('Samantha Carter');

  await tabTo(page, page.getByRole('button', { name: 'Edit Profile' }));
  await page.keyboard.press('Enter');
  await tabTo(page, editor.getByLabel('Contact'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('+1 555 0177');
  await tabTo(page, editor.getByLabel('Sex'));
  await page.keyboard.press('c');
  await tabTo(page, editor.getByRole('button', { name: 'Update' }));
  await page.keyboard.press('Enter');
  await expect(toast(page, SAVED)).toBeVisible();
  await expect(profileValue(page, 'Phone')).toHaveText('+1 555 0177');
  await expect(profileValue(page, 'Sex')).toHaveText('Common');
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.reload();
  await expect(avatar).toHaveAttribute('src', /1f477-1f3fe-200d-2640-fe0f\.webp$/);
});

test('shows errors beside their fields; an empty field keeps the old value; Retry loads a profile that failed', async ({ page }) => {
  // 403 is not retried, but 503 is.
  await failCalls(page, { method: 'GET', path: '/user?', status: 403 });
  await openProfile(page);
  await page.getByRole('button', { name: 'Retry' }).waitFor();
  await stopFailing(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(profileValue(page, 'Name')).toHaveText('Sam Carter');

  let writes = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') writes += 1;
  });
  const editor = await edit(page);
  await editor.getByLabel('Profile Picture Link').fill('javascript:alert(1)');
  await editor.getByLabel('Date of Birth').fill('2999-01-01');
  await editor.getByRole('button', { name: 'Update' }).click();
  await expect(editor.getByLabel('Profile Picture Link')).toHaveAccessibleDescription(/No picture can be shown from this link/);
  await expect(editor.getByLabel('Date of Birth')).toHaveAccessibleDescription(/Choose today or an earlier day/);
  await flushTimers(page);
  await expect(editor.getByLabel('Date of Birth')).toBeFocused();

  // The value of an incomplete date is empty.
  await editor.getByLabel('Profile Picture Link').fill('');
  await editor.getByLabel('Date of Birth').fill('');
  await page.keyboard.type('05');
  await editor.getByRole('button', { name: 'Update' }).click();
  await expect(editor.getByLabel('Date of Birth')).toHaveAccessibleDescription(/Enter a valid date/);
  expect(writes).toBe(0);

  await expect(editor.getByText('Leave a field empty to keep its current value.')).toBeVisible();
  for (const label of ['Full Name', 'Date of Birth', 'Contact', 'Bio', 'Profile Picture Link']) await editor.getByLabel(label).fill('');
  await editor.getByRole('button', { name: 'Update' }).click();
  await expect(toast(page, SAVED)).toBeVisible();
  await expect(profileValue(page, 'Name')).toHaveText('Sam Carter');
  await expect(profileValue(page, 'Birthday')).toHaveText('May 21, 1988');
  await expect(profileValue(page, 'Bio')).toHaveText(/Owns four 10 mm sockets/);
});

test('keeps the input after a failed save; closing the dialog and Back ask for confirmation', async ({ page, faults }) => {
  await respondInSequence(page, { method: 'PUT', path: '/create-user/', answers: [{ status: 503 }] });
  await openFromHome(page);
  const editor = await edit(page);
  await editor.getByLabel('Bio').fill('Owns five 10 mm sockets now.');
  await editor.getByRole('button', { name: 'Update' }).click();
  await expect(editor.getByText(/^We cannot tell whether your profile was saved/)).toBeVisible();
  await expect(editor.getByLabel('Bio')).toHaveValue('Owns five 10 mm sockets now.');
  await page.keyboard.press('Escape');
  const confirmation = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await confirmation.getByRole('button', { name: 'Stay' }).click();
  await expect(confirmation).toBeHidden();
  await expect(editor.getByLabel('Bio')).toHaveValue('Owns five 10 mm sockets now.');
  await editor.getByRole('button', { name: 'Update' }).click();
  await expect(toast(page, SAVED)).toBeVisible();
  await expect(profileValue(page, 'Bio')).toHaveText('Owns five 10 mm sockets now.');
  await expect(savedMessage(page)).toBeVisible();
  expect(faults).toEqual([]);

  await edit(page);
  await expect(savedMessage(page)).toHaveCount(0);
  await editor.getByLabel('Bio').fill('Lost.');
  await page.keyboard.press('Escape');
  await confirmation.getByRole('button', { name: 'Leave' }).click();
  await expect(editor).toBeHidden();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeFocused();
  await expect(savedMessage(page)).toHaveCount(0);
  await edit(page);
  await expect(editor.getByLabel('Bio')).toHaveValue('Owns five 10 mm sockets now.');

  // Back opens the question over the dialog.
  await editor.getByLabel('Contact').fill('+1 555 0199');
  await page.evaluate(() => history.back());
  await confirmation.getByRole('button', { name: 'Stay' }).click();
  await expect(confirmation).toBeHidden();
  await expect(editor.getByLabel('Contact')).toHaveValue('+1 555 0199');
  await page.evaluate(() => history.back());
  await confirmation.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/');
  await expect(page).not.toHaveTitle(/^My Profile/);
  // No entry is lost or doubled.
  await page.goForward();
  await expect(page).toHaveURL('/myProfile');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('leaving during a save needs no confirmation; a toast on the next page shows the result', async ({ page }) => {
  // Registered before holdCalls, so that it answers the held calls.
  await respondInSequence(page, { method: 'PUT', path: '/create-user/', answers: [{ status: 403 }] });
  const saveCalls = await holdCalls(page, { method: 'PUT', path: '/create-user/' });
  await openFromHome(page);
  for (const [message, phone] of [
    ['Your profile was not saved.', '+1 555 0142'],
    [SAVED, '+1 555 0199'],
  ] as const) {
    const editor = await edit(page);
    await editor.getByLabel('Contact').fill('+1 555 0199');
    await saveCalls.hold();
    await editor.getByRole('button', { name: 'Update' }).click();
    await expect(editor.getByRole('status')).toHaveText('Saving your profile');
    await page.goBack();
    // The URL alone also changes for a moment if leaving is blocked.
    await expect(page).not.toHaveTitle(/^My Profile/);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await saveCalls.release();
    await expect(toast(page, message)).toBeVisible();
    await page.goForward();
    await expect(page).toHaveTitle(/^My Profile/);
    await expect(profileValue(page, 'Phone')).toHaveText(phone);
  }
});
