import type { Locator, Page } from '@playwright/test';
import { BOOKED, BOOKING_HEADING, PAYMENT_COMPLETED, SUBMIT_BOOKING } from '#contract/texts.ts';
import { tours } from '#mocks/recorder/tours.ts';
import { allowFailedCalls, expect, shopper, test, openAs, toast, toolCard, typeBooking } from '../e2e/shop.ts';

const WRENCH = 'Ratchet Combination Wrench Set, 12 pc';

allowFailedCalls();

const tour = (page: Page) => page.getByRole('region', { name: 'Tour', exact: true });

/** Plays a tour to its end, without waiting for anybody to read it. */
async function playToEnd(page: Page, name: string) {
  await page.goto(`/?tour=${name}`);
  await expect(tour(page)).toHaveAttribute('data-state', 'playing');
  await tour(page).getByRole('button', { name: 'Pause' }).click();
  const isOnPhone = (page.viewportSize()?.width ?? 0) < 500;
  for (const { caption, isOptional } of tours[name]?.plan(Date.now()).steps ?? []) {
    if (isOptional === true && !isOnPhone) continue;
    await expect(tour(page)).toContainText(caption ?? '');
    await expect(tour(page)).toHaveAttribute('data-state', 'paused');
    await tour(page).getByRole('button', { name: 'Next' }).click();
  }
  await expect(tour(page)).toContainText('That is the end of the tour.');
}

test('run-the-shop: the wrenches are restocked', async ({ page }) => {
  await playToEnd(page, 'run-the-shop');
  await expect(page.getByRole('row', { name: WRENCH })).toContainText('52');
  await tour(page).getByRole('button', { name: 'Close' }).click();
  await expect(tour(page)).toBeHidden();
});

/** The last thing on the page after a tour: the order is paid, and the declined card is not charged. */
const ENDINGS: Record<string, (page: Page) => Locator> = {
  'book-and-pay': (page) => page.getByRole('heading', { level: 2, name: PAYMENT_COMPLETED }),
  'when-things-go-wrong': (page) => page.getByText('Your card was declined.'),
};

for (const name of Object.keys(tours))
  test(`${name} plays on a phone too`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await playToEnd(page, name);
    await ENDINGS[name]?.(page).waitFor();
  });

test('a tour plays by itself, pauses by the space bar, goes on by the arrow key, and stops', async ({ page }) => {
  await page.goto('/blogs');
  await page.getByRole('button', { name: 'Controls' }).click();
  await page.getByRole('button', { name: 'Book and pay' }).click();
  await expect(tour(page)).toHaveAttribute('data-state', 'playing');
  await page.keyboard.press(' ');
  await expect(tour(page)).toHaveAttribute('data-state', 'paused');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/booking\//);
  await expect(tour(page)).toContainText('2 of 11');
  await expect(tour(page)).toHaveAttribute('data-state', 'paused');
  // Also after a step that fills a field, and after a click on a button of the tour.
  await page.keyboard.press('ArrowRight');
  await expect(tour(page)).toContainText('3 of 11');
  await page.keyboard.press('ArrowRight');
  await expect(tour(page)).toContainText('4 of 11');
  await tour(page).getByRole('button', { name: 'Next' }).click();
  await expect(tour(page)).toContainText('5 of 11');
  await page.keyboard.press('ArrowRight');
  await expect(tour(page)).toContainText('6 of 11');
  // Somebody who uses a field has its keys.
  const quantity = page.getByRole('textbox', { name: 'Quantity' });
  await quantity.fill('12');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(' ');
  await expect(quantity).toHaveValue('1 2');
  await expect(tour(page)).toContainText('6 of 11');
  await tour(page).getByRole('button', { name: 'Stop' }).click();
  await expect(tour(page)).toBeHidden();
});

test('the page ends above a tour that is above the controls', async ({ page }) => {
  await page.goto('/?tour=book-and-pay');
  await tour(page).getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Controls' }).click();
  const dock = page.getByRole('complementary', { name: 'Sandbox controls' });
  await dock.getByRole('region', { name: 'Tours' }).waitFor();
  await expect(async () => {
    const [shown, controls] = [await tour(page).boundingBox(), await dock.boundingBox()];
    const room = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).paddingBlockEnd));
    expect(room).toBeGreaterThanOrEqual((shown?.height ?? Infinity) + (controls?.height ?? 0));
  }).toPass();
});

test('a recorded booking is replayed in a new tab, with the same writes', async ({ page, context }) => {
  await openAs(page, shopper, '/?faults=listReviews:slow:1');
  await page.getByRole('button', { name: 'Controls' }).click();
  await page.getByRole('tab', { name: 'Steps' }).click();
  await page.getByText('No steps yet.').waitFor();
  await toolCard(page, WRENCH).getByRole('link', { name: /^Book/ }).click();
  await expect(page.getByRole('heading', { name: BOOKING_HEADING })).toBeFocused();
  // Does nothing there, so it is no step.
  await page.keyboard.press('Escape');
  await typeBooking(page, { quantity: '3' });
  await page.getByRole('button', { name: SUBMIT_BOOKING }).click();
  await toast(page, BOOKED).waitFor();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Replay in a new tab' }).click();
  const replay = await opened;
  await expect(tour(replay)).toContainText('Replayed: the same 2 writes as recorded.');
  await expect(toolCard(replay, WRENCH)).toContainText('45 available');
});
