import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { ADMIN_MADE, MANAGE_USERS, RESTOCKED } from '#contract/texts.ts';
import { API } from './addresses.ts';
import { administrator, createAccount, expect, newUser, signIn, test, toast } from './shop.ts';

const GLOVES = 'Nitrile Grip Mechanic Gloves';

/** Reads the stock from the backend. */
async function stockOf(name: string): Promise<number> {
  const tools = (await (await fetch(`${API}/carTools`)).json()) as { name: string; quantity: number }[];
  return tools.find((tool) => tool.name === name)?.quantity ?? Number.NaN;
}

test('an administrator restocks a tool, makes another user an administrator, and exports the users as a file', async ({
  page,
  otherPage,
}) => {
  const user = await createAccount(newUser());
  await otherPage.goto('/dashboard');
  await signIn(otherPage, user);
  const links = otherPage.getByRole('navigation', { name: 'Dashboard' });
  await expect(links.getByRole('link', { name: 'My Review' })).toBeVisible();

  const before = await stockOf(GLOVES);
  await page.goto('/dashboard/manageAllProducts');
  await signIn(page, administrator);
  await page.getByRole('button', { name: `Restock ${GLOVES}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: GLOVES });
  await dialog.getByRole('textbox', { name: 'Restock quantity' }).fill('7');
  await dialog.getByRole('button', { name: 'Restock' }).click();
  await expect(toast(page, RESTOCKED)).toBeVisible();
  expect(await stockOf(GLOVES)).toBe(before + 7);

  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: MANAGE_USERS }).click();
  await page.getByRole('searchbox', { name: 'Search users' }).fill(user.email);
  await page.getByRole('button', { name: `Add Admin ${user.email}`, exact: true }).click();
  await expect(toast(page, ADMIN_MADE)).toBeVisible();
  await expect(page.getByRole('row', { name: user.email, exact: true })).toContainText('Already Admin');
  await otherPage.reload();
  await expect(links.getByRole('link', { name: MANAGE_USERS })).toBeVisible();

  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export 1 row' }).click();
  const text = await readFile(await (await downloaded).path(), 'utf8');
  const { data } = Papa.parse<string[]>(text.replace('\uFEFF', '').trim());
  expect(data).toEqual([
    ['Email', 'Role'],
    [user.email, 'Already Admin'],
  ]);
});
