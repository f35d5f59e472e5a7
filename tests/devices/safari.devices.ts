import type { Locator, Page } from '@playwright/test';
import { withoutClickFocus } from '#tests/support/withoutClickFocus.ts';
import { administrator, expect, openAs, test, toolCard, whenTakenOver } from '../e2e/shop.ts';

const WRENCH = 'Ratchet Combination Wrench Set, 12 pc';

/** Opens a dialog with this button or link, closes it with Escape, and expects the focus where it was. */
async function openAndClose(page: Page, opener: Locator) {
  await opener.click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
}

test('where a click gives no focus, closing a dialog returns the focus to the control that opened it', async ({ page }) => {
  await page.addInitScript(withoutClickFocus);
  await openAs(page, administrator, '/dashboard/manageAllProducts');
  await openAndClose(page, page.getByRole('button', { name: /^Restock / }).nth(29));
  await page.goto('/dashboard/manageAllOrders');
  await openAndClose(page, page.getByRole('button', { name: /^Pending / }).first());
  await page.goto('/dashboard/myProfile');
  await openAndClose(page, page.getByRole('button', { name: 'Edit Profile' }));
  await page.goto('/showAllCarProducts');
  await openAndClose(page, toolCard(page, WRENCH).getByRole('link', { name: /^Details/ }));
  await page.setViewportSize({ width: 360, height: 640 });
  await openAndClose(page, page.getByRole('button', { name: 'Filters' }));
});

/** Runs in the page. Allows 100 changes of the history in ten seconds, as Safari does. */
function limitHistory() {
  const recent: number[] = [];
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history);
    history[name] = (...change) => {
      while ((recent[0] ?? Infinity) < performance.now() - 10_000) recent.shift();
      if (recent.length >= 100) throw new DOMException(`More than 100 calls of ${name} in ten seconds`, 'SecurityError');
      recent.push(performance.now());
      original(...change);
    };
  }
}

interface FastTyping {
  texts: readonly string[];
  next: 'stay' | 'details' | 'leave';
}

/**
 * Runs in the page. Changes the text of the search as fast as the page draws, and then leaves before the address can follow: with a link to
 * details, with a page of its own, or not at all.
 */
async function typeFast({ texts, next }: FastTyping) {
  const field = document.querySelector<HTMLInputElement>('input[type=search]');
  if (field === null) throw new Error('The page has no search');
  for (const text of texts) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise(requestAnimationFrame);
  }
  if (next === 'leave') location.assign('/blogs');
  if (next !== 'details') return;
  // The links follow once React has drawn the list.
  const findLink = () => document.querySelector<HTMLAnchorElement>(`a[href*="q=${texts.at(-1)}&details="]`);
  while (findLink() === null) await new Promise(requestAnimationFrame);
  findLink()?.click();
}

test('where the address may change seldom, it still has the newest search, also after links and Back', async ({ page }) => {
  await page.addInitScript(limitHistory);
  await page.goto('/showAllCarProducts');
  await whenTakenOver(page);
  const search = page.getByRole('searchbox');
  await search.waitFor();
  const type = (texts: string[], next: FastTyping['next']) => page.evaluate(typeFast, { texts, next });
  const texts = Array.from({ length: 160 }, (_, index) => 'wrench'.slice(0, (index % 6) + 1));
  await type([...texts, 'brush'], 'stay');
  await expect(page).toHaveURL('/showAllCarProducts?q=brush');
  await type(['br', 'bru', 'wrench'], 'details');
  await expect(page).toHaveURL(/\?q=wrench&details=\w+$/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/showAllCarProducts?q=wrench');
  await type(['la', 'lam', 'lamp'], 'leave');
  await expect(page).toHaveURL('/blogs');
  await page.goBack();
  await expect(page).toHaveURL('/showAllCarProducts?q=lamp');
  await whenTakenOver(page);
  await expect(search).toHaveValue('lamp');
});
