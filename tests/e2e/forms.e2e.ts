import { LOGIN } from '#contract/texts.ts';
import { expect, test, whenComplete } from './shop.ts';

test('a form sent while a page transition begins writes nothing of it into the address', async ({ page }) => {
  await page.goto('/login');
  await whenComplete(page);
  await page.getByLabel('Email').fill('shopper@example.com');
  await page.getByLabel('Password').fill('not for the address');
  await page.evaluate(() => {
    addEventListener('submit', ({ target, defaultPrevented }) => {
      const isSent = !defaultPrevented && (target as HTMLFormElement).method !== 'dialog';
      document.body.dataset.isSentByBrowser = String(isSent);
    });
  });
  // React hears no event between the call and the first frame of a transition, as if Enter were pressed in that moment.
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      document.querySelector<HTMLFormElement>('main form')?.requestSubmit();
      return transition;
    };
  });
  await page.getByRole('link', { name: 'Create New Account' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-is-sent-by-browser', 'false');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(LOGIN);
  await expect(page).toHaveURL('/signup');
  await expect(page.getByRole('button', { name: LOGIN, exact: true })).toHaveCount(0);
});

test('Enter during a fade sends the form after it, and leaves the focus in the field', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('shopper@example.com');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('not the password');
  await page.evaluate(() => void Object.assign(document.documentElement, { matches: () => true }));
  // The browser clicks on the form's button.
  await password.press('Enter');
  await page.evaluate(() => void Reflect.deleteProperty(document.documentElement, 'matches'));
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(password).toBeFocused();
});
