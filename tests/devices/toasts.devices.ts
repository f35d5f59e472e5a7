import type { Page } from '@playwright/test';
import { BOOKED, SUBMIT_BOOKING } from '#contract/texts.ts';
import { expect, fillBooking, openAs, shopper, test, toast } from '../e2e/shop.ts';

/** Fades between pages, and their frames. */
test.use({ isDrawn: true });

/**
 * Records for how long the page has shown its last toast, in milliseconds: from the first frame that has it in full until it was removed.
 * A fade that begins later has it in both of its pictures.
 */
const recordShownTime = (page: Page) =>
  page.addInitScript(() => {
    let shownAt: number | null = null;
    const findToast = () => document.querySelector('[role=region] > ol > li');
    const isShown = (toast: Element) => {
      for (let each: Element | null = toast; each !== null; each = each.parentElement)
        if (getComputedStyle(each).opacity !== '1') return false;
      return toast.checkVisibility({ visibilityProperty: true }) && !document.documentElement.matches(':active-view-transition');
    };
    requestAnimationFrame(function look(now) {
      const toast = findToast();
      if (toast !== null && isShown(toast)) shownAt ??= now;
      requestAnimationFrame(look);
    });
    new MutationObserver(() => {
      if (shownAt === null || findToast() !== null) return;
      Object.assign(window, { shownTime: performance.now() - shownAt });
      shownAt = null;
    }).observe(document, { childList: true, subtree: true });
  });

test('a toast that comes with a navigation is shown for its 5 seconds, also on a phone with an eighth of the speed', async ({
  page,
  context,
}) => {
  await recordShownTime(page);
  await openAs(page, shopper, '/booking/64f0a1c2e4b0000000000001');
  await fillBooking(page, { quantity: '2' });
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.getByRole('button', { name: SUBMIT_BOOKING }).click();
  await expect(toast(page, BOOKED)).toBeVisible();
  await expect(toast(page, BOOKED)).toBeHidden();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shownTime')))).toBeGreaterThanOrEqual(5000);
});
