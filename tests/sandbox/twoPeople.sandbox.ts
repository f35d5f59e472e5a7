import type { Page } from '@playwright/test';
import { SUBMIT_BOOKING } from '#contract/texts.ts';
import { allowFailedCalls, expect, fillBooking, tabTo, test, toolCard } from '../e2e/shop.ts';

const GLOVES = 'Nitrile Grip Mechanic Gloves';

test.describe('/sandbox/two', () => {
  const shopOf = (page: Page, side: 'left' | 'right') => page.getByRole('region', { name: `The ${side} shop` });
  const frameOf = (page: Page, side: 'left' | 'right') => shopOf(page, side).locator('iframe').contentFrame();
  const boxOf = async (page: Page, side: 'left' | 'right') => {
    const box = await shopOf(page, side).boundingBox();
    if (box === null) throw new Error(`The ${side} shop is not drawn`);
    return box;
  };

  const dock = (page: Page) => page.getByRole('complementary', { name: 'Sandbox controls' });
  const peopleOf = (page: Page, side: 'left' | 'right') => dock(page).getByRole('region', { name: `Person, ${side}` });
  const reload = (page: Page, side: 'left' | 'right') =>
    shopOf(page, side)
      .locator('iframe')
      .evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.location.reload());

  test('what the shopper books on the left, the administrator sees on the right, both at once and without a reload', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/sandbox/two');
    const [left, right] = [frameOf(page, 'left'), frameOf(page, 'right')];
    await expect(shopOf(page, 'left').getByRole('heading', { name: 'Sam Carter, shopper' })).toBeVisible();
    await expect(shopOf(page, 'right').getByRole('heading', { name: 'Gloria Mensah, administrator' })).toBeVisible();
    const row = right.getByRole('row', { name: GLOVES, exact: true }).or(right.getByRole('listitem').filter({ hasText: GLOVES }));
    await expect(row.first()).toContainText('210');

    await toolCard(left, GLOVES).getByRole('link', { name: /^Book/ }).click();
    await fillBooking(left, { quantity: '10' });
    await left.getByRole('button', { name: SUBMIT_BOOKING }).click();
    await expect(row.first()).toContainText('200');
    await expect(left.getByRole('link', { name: '3 orders' })).toBeVisible();

    const [one, other] = [await boxOf(page, 'left'), await boxOf(page, 'right')];
    expect(one.x + one.width).toBeLessThanOrEqual(other.x);
    expect([one.y, one.height]).toEqual([other.y, other.height]);
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true);
  });

  test('a frame changes its person, says so above it, and keeps it over a reload, whoever is in the other; its dark theme is that of the page', async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto('/sandbox/two');
    const colourOf = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await colourOf();
    const left = frameOf(page, 'left');
    await left.getByRole('button', { name: 'Controls' }).click();
    await peopleOf(page, 'left').getByRole('button', { name: 'Kwame Adeyemi' }).click();
    await expect(shopOf(page, 'left').getByRole('heading', { name: 'Kwame Adeyemi, shopper' })).toBeVisible();
    await expect(page.getByTitle('The shop of Gloria Mensah, administrator')).toBeVisible();
    await left.getByRole('button', { name: /^Account menu/ }).click();
    await left.getByRole('menuitem', { name: 'Settings' }).click();
    await left.getByRole('dialog', { name: 'Settings' }).getByLabel('Dark').click();
    await expect.poll(colourOf).not.toBe(light);
    await page.reload();
    await expect(shopOf(page, 'left').getByRole('heading', { name: 'Kwame Adeyemi, shopper' })).toBeVisible();
    await expect(left.getByRole('button', { name: /^Account menu/ })).toBeVisible();
    expect(await colourOf()).not.toBe(light);
    await expect(shopOf(page, 'right').getByRole('heading', { name: 'Gloria Mensah, administrator' })).toBeVisible();
    // The tab itself has nobody, and neither has another one.
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  });

  test.describe('with a fault', () => {
    allowFailedCalls();

    test('the dock beside the frames makes calls fail in both, lists the calls of both, and follows a frame that loads again', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto('/sandbox/two');
      await page.getByRole('main').getByRole('button', { name: 'Controls', expanded: false }).click();
      await expect(dock(page)).toBeVisible();
      for (const side of ['left', 'right'] as const) {
        const { y, height } = await boxOf(page, side);
        expect(y + height).toBeLessThanOrEqual(800 - 384);
      }
      await dock(page).getByLabel('Call', { exact: true }).selectOption('listTools');
      await dock(page).getByLabel('How often').selectOption('Every time');
      await dock(page).getByRole('button', { name: 'Add fault' }).click();
      await expect(dock(page).getByRole('list', { name: 'Active faults' }).getByRole('listitem')).toHaveCount(1);
      for (const side of ['left', 'right'] as const)
        await expect(frameOf(page, side).getByRole('region', { name: 'Sandbox' })).toContainText('listTools:500');

      await dock(page).getByRole('tab', { name: 'Calls' }).click();
      await dock(page).getByRole('button', { name: 'Clear' }).click();
      for (const side of ['left', 'right'] as const) await reload(page, side);
      for (const person of ['shopper@example.com, left', 'admin@example.com, right'])
        await expect(
          dock(page)
            .getByRole('button', { name: /^500 listTools Fault/ })
            .filter({ hasText: person })
            .first(),
        ).toBeVisible();

      await dock(page).getByRole('tab', { name: 'Setup' }).click();
      await dock(page).getByRole('button', { name: 'End listTools: Server error (500)' }).click();
      for (const side of ['left', 'right'] as const)
        await expect(frameOf(page, side).getByRole('region', { name: 'Sandbox' })).not.toContainText('listTools:500');
      await dock(page)
        .getByRole('radio', { name: /^Large/ })
        .click();
      for (const side of ['left', 'right'] as const)
        await expect(frameOf(page, side).getByText('Sandbox: large world, 10,000 car tools')).toBeVisible();
      await page.reload();
      for (const side of ['left', 'right'] as const)
        await expect(frameOf(page, side).getByText('Sandbox: large world, 10,000 car tools')).toBeVisible();
      await frameOf(page, 'left').getByRole('button', { name: 'Controls' }).click();
      await frameOf(page, 'right').getByRole('button', { name: 'Back to the demo world' }).click();
      for (const side of ['left', 'right'] as const) await expect(frameOf(page, side).getByText('Sandbox: demo data')).toBeVisible();
      await expect(dock(page).getByRole('radio', { name: /^Demo/ })).toBeChecked();
    });
  });

  test('Alt+S in a frame opens the dock beside it, by which a frame gets another person or is loaded again, and Escape leads back', async ({
    page,
  }) => {
    await page.goto('/sandbox/two');
    const reset = frameOf(page, 'left').getByRole('button', { name: 'Reset' });
    await expect(reset).not.toHaveAttribute('aria-disabled');
    await reset.focus();
    await page.keyboard.press('Alt+S');
    await expect(dock(page)).toBeFocused();
    // A page that this person may not see, as the right one is, would take the focus with the sign-in page.
    await tabTo(page, peopleOf(page, 'left').getByRole('button', { name: 'Kwame Adeyemi' }));
    await page.keyboard.press('Enter');
    await expect(shopOf(page, 'left').getByRole('heading', { name: 'Kwame Adeyemi, shopper' })).toBeVisible();
    await expect(shopOf(page, 'right').getByRole('heading', { name: 'Gloria Mensah, administrator' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dock(page)).toBeHidden();
    await expect(shopOf(page, 'left').locator('iframe')).toBeFocused();
    await page.keyboard.press('Alt+S');
    await expect(dock(page)).toBeVisible();

    await frameOf(page, 'right').getByRole('link', { name: 'Skip to content' }).waitFor();
    // As a page of an error of the browser does.
    await shopOf(page, 'right')
      .locator('iframe')
      .evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.location.replace('/favicon.svg'));
    await peopleOf(page, 'right').getByRole('button', { name: 'Load it again' }).click();
    await expect(peopleOf(page, 'right').getByRole('button', { name: /^Gloria Mensah/, pressed: true })).toBeVisible();
    await expect(frameOf(page, 'right').getByRole('button', { name: 'Controls' })).toBeVisible();
  });

  test('on a phone one shop is above the other, each as wide as the window, and both can be reached by keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/sandbox/two');
    for (const side of ['left', 'right'] as const) await frameOf(page, side).getByRole('button', { name: 'Controls' }).waitFor();
    const [one, other] = [await boxOf(page, 'left'), await boxOf(page, 'right')];
    expect(other.y).toBeGreaterThanOrEqual(one.y + one.height);
    expect(one.height).toBeLessThan(740);
    const { room, sideways } = await page.evaluate(() => ({
      room: document.body.clientWidth,
      sideways: document.documentElement.scrollWidth - window.innerWidth,
    }));
    expect(one.width).toBe(room);
    expect(sideways).toBeLessThanOrEqual(0);
    await tabTo(page, frameOf(page, 'left').getByRole('link', { name: 'Skip to content' }));
    await frameOf(page, 'left').getByRole('link', { name: 'Licences' }).focus();
    await page.keyboard.press('Tab');
    await tabTo(page, frameOf(page, 'right').getByRole('link', { name: 'Skip to content' }));
  });
});
