import type { Page } from '@playwright/test';
import { BLOGS, DASHBOARD, HISTORY, LOGIN, OUR_BLOGS, SHOW_ALL_PHONES } from '#contract/texts.ts';
import { holdRequests } from '#tests/support/holdRequests.ts';
import { flushTimers, expect, holdCalls, openAs, shopper, signOut, test, toolCard, whenComplete } from './shop.ts';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('a reload restores the scroll position too, even if the lists load late', async ({ page }) => {
  const tools = await holdCalls(page, { method: 'GET', path: '/carTools' });
  await page.goto('/');
  await page.getByRole('heading', { name: 'Customer Reviews' }).scrollIntoViewIfNeeded();
  await expect(toolCard(page, 'Nitrile Grip Mechanic Gloves')).toBeAttached();
  const position = await scrollY(page);
  await tools.hold();
  await page.reload();
  await expect(page.getByText('Loading Car Items')).toBeAttached();
  await tools.release();
  await expect(toolCard(page, 'Nitrile Grip Mechanic Gloves')).toBeAttached();
  // The placeholders above were not as tall as the loaded lists. The browser keeps the visible content in place, not the offset.
  await expect.poll(async () => Math.abs((await scrollY(page)) - position)).toBeLessThan(100);
});

test('a reload shows the same products again, also if theirs are answered last', async ({ page }) => {
  const last = await holdCalls(page, { method: 'GET', path: '/carTools' });
  await page.goto('/showAllProducts');
  await toolCard(page, 'Nitrile Grip Mechanic Gloves').waitFor();
  await page.evaluate(() => window.scrollTo(0, 1500));
  const roll = toolCard(page, 'Jürgen Roadside Tool Roll, 34 pc');
  // The rows are measured in the frames after they have appeared.
  const top = async () => {
    await roll.waitFor();
    await page.evaluate(() => new Promise((resolve) => void requestIdleCallback(resolve)));
    return (await roll.boundingBox())?.y ?? 0;
  };
  const before = await top();
  await last.hold();
  await page.reload();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(1);
  await last.release();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  expect(Math.abs((await top()) - before)).toBeLessThan(100);
});

test.describe('code that a deploy removed', () => {
  test('a page whose code is missing after a deploy reloads once, and then shows Retry if the code is still missing', async ({
    page,
    faults,
  }) => {
    await page.goto('/');
    // Until React has taken the page over, the pointer loads nothing.
    await toolCard(page, 'Nitrile Grip Mechanic Gloves').waitFor();
    const login = page.getByRole('banner').getByRole('link', { name: LOGIN });
    const chunk = /\/assets\/SignedOutRoute-[\w-]+\.js$/;
    const requests = { preloads: 0, imports: 0 };
    let loadCount = 0;
    page.on('request', (request) => {
      if (!chunk.test(request.url())) return;
      // A script imports the chunk; an element in the page preloads it.
      requests[request.headers()['referer']?.endsWith('.js') === true ? 'imports' : 'preloads'] += 1;
    });
    page.on('load', () => (loadCount += 1));
    await page.route(chunk, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await login.hover();
    await expect.poll(() => requests.preloads).toBe(1);
    await flushTimers(page);
    expect(requests.imports).toBeLessThanOrEqual(1);
    // The old page may show Retry for a moment.
    const reloaded = page.waitForEvent('load');
    await login.click();
    await expect(page).toHaveURL('/login');
    await reloaded;
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await flushTimers(page);
    expect(loadCount).toBe(1);
    // One for the pointer, and one in the sign-in page's own HTML.
    expect(requests.preloads).toBe(2);
    // The pointer, the focus, React, and after the reload before React takes the page over and to show it. An import while another one or a
    // preload is under way makes no request.
    expect(requests.imports).toBeGreaterThanOrEqual(2);
    expect(requests.imports).toBeLessThanOrEqual(5);
    await page.unroute(chunk);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(faults.length).toBeGreaterThan(0);
    faults.length = 0;
  });

  test('the pointer over a link reloads nothing, although two parts of the page are missing', async ({ page, faults }) => {
    await page.goto('/');
    await toolCard(page, 'Nitrile Grip Mechanic Gloves').waitFor();
    let loadCount = 0;
    page.on('load', () => (loadCount += 1));
    const gone = { status: 404, body: 'gone' };
    await page.route(/\/assets\/SignedOutRoute-[\w-]+\.js$/, (route) => route.fulfill(gone));
    const second = await holdRequests(page, /\/assets\/flows-[\w-]+\.js$/, (route) => route.fulfill(gone));
    const responseOf = (chunk: string) => page.waitForResponse((response) => response.url().includes(`/assets/${chunk}-`));
    const [firstFailed, secondFailed] = [responseOf('SignedOutRoute'), responseOf('flows')];
    await page.getByRole('banner').getByRole('link', { name: LOGIN }).hover();
    await firstFailed;
    await flushTimers(page);
    second.release();
    await secondFailed;
    await flushTimers(page);
    expect(loadCount).toBe(0);
    expect(faults.length).toBeGreaterThan(0);
    faults.length = 0;
  });

  test('who signs out on a page of the dashboard whose code is missing gets the sign-in page', async ({ page, faults }) => {
    await openAs(page, shopper, '/dashboard');
    await page.route(/\/assets\/HistoryRoute-[\w-]+\.js$/, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await whenComplete(page);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('navigation', { name: DASHBOARD }).getByRole('link', { name: HISTORY }).click();
    // A deploy may have removed the code, so the page reloads once.
    await reloaded;
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await signOut(page);
    await expect(page).toHaveURL('/login');
    expect(faults.length).toBeGreaterThan(0);
    faults.length = 0;
  });

  test('a dialog whose code is missing opens after the page recovers', async ({ page, faults }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openAs(page, shopper, '/dashboard');
    const menu = page.getByRole('button', { name: 'Dashboard menu' });
    await expect(menu).toBeVisible();
    const chunk = /\/assets\/Drawer-[\w-]+\.js$/;
    await page.route(chunk, (route) => route.fulfill({ status: 404, body: 'gone' }));
    const reloaded = page.waitForEvent('load');
    await menu.click();
    // A deploy may have removed the code, so the page reloads once.
    await reloaded;
    await menu.click();
    await expect(page.getByText('Check your connection, then try again.', { exact: true })).toBeVisible();
    await page.unroute(chunk);
    await page.getByRole('button', { name: 'Retry' }).click();
    await menu.click();
    await expect(page.getByRole('dialog', { name: 'Dashboard' })).toBeVisible();
    expect(faults.length).toBeGreaterThan(0);
    faults.length = 0;
  });
});

test('a new page starts at the top, and Back restores the scroll position; the bar does not scroll by keyboard; "Skip to content" adds no history entry', async ({
  page,
}) => {
  await page.goto('/?from=mail');
  await toolCard(page, 'Nitrile Grip Mechanic Gloves').scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: SHOW_ALL_PHONES }).scrollIntoViewIfNeeded();
  const position = await scrollY(page);
  expect(position).toBeGreaterThan(500);
  await page.getByRole('link', { name: SHOW_ALL_PHONES }).click();
  await expect(page).toHaveURL('/showAllMobilePhone');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrollY(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/?from=mail');
  await expect.poll(() => scrollY(page)).toBe(position);
  await page.goForward();
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(position);

  await page.evaluate(() => window.scrollTo(0, 1500));
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'Home', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(bar.getByRole('link', { name: BLOGS })).toBeFocused();
  expect(await scrollY(page)).toBe(1500);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: OUR_BLOGS })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(OUR_BLOGS));
  const hammer = page.getByRole('article', { name: 'Body Panel Hammer 300 g' });
  await expect(hammer.getByRole('time')).toHaveText('Jan 30, 2025');
  const readMore = hammer.getByRole('button', { name: 'Read More Body Panel Hammer 300 g' });
  await readMore.click();
  await expect(readMore).toHaveAttribute('aria-expanded', 'true');
  await expect(readMore).toBeFocused();
  await page.keyboard.press('Space');
  await expect(readMore).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL('/blogs');
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/?from=mail');
  await expect.poll(() => scrollY(page)).toBe(1500);
});

test('in the window of a page zoomed by 400 %, the last link of the menu can be scrolled to', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openAs(page, shopper, '/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const last = page.getByRole('banner').getByRole('link', { name: 'Reviews' });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('in forced colours the current link and chip differ from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/showAllCarProducts');
  const backgroundOf = (name: string) =>
    page
      .getByRole('main')
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link).backgroundColor);
  await expect.poll(() => backgroundOf('Car Items')).not.toBe(await backgroundOf('Phones'));
  await page.goto('/blogs');
  const inBar = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
  const [current, other] = await Promise.all(
    [BLOGS, 'Reviews'].map((name) => inBar(name).evaluate((link) => getComputedStyle(link).backgroundColor)),
  );
  expect(current).not.toBe(other);
});

test.describe('with motion', () => {
  test.use({ isDrawn: true });

  /** Opens home as a shopper, with all its parts. */
  async function openHome(page: Page) {
    await openAs(page, shopper, '/');
    await whenComplete(page);
    await page.getByRole('button', { name: /^Account menu/ }).waitFor();
  }

  test('a click while a page fades is for what lies there', async ({ page }) => {
    await openHome(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Animation.enable');
    const play = (playbackRate: number) => devtools.send('Animation.setPlaybackRate', { playbackRate });
    const dashboard = page.getByRole('link', { name: 'Dashboard' });
    const { x, y, width, height } = (await dashboard.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    /** Lets the fade to a link's page stand still until the journey has clicked. Whatever else is animated then would never end. */
    const pauseFade = async (followLink: () => Promise<void>) => {
      await play(0);
      await followLink();
      await page.waitForFunction(() => document.documentElement.matches(':active-view-transition-type(navigation)'));
    };
    const faded = async () => {
      await play(10);
      await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'));
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    };

    await pauseFade(() => page.getByRole('link', { name: 'Blogs' }).click());
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await faded();
    await expect(page).toHaveURL('/blogs');

    const home = page.getByRole('link', { name: 'Home' }).first();
    await pauseFade(() => home.click());
    await page.mouse.click(x + width / 2, y + height / 2);
    await play(10);
    await expect(page).toHaveURL('/dashboard');

    // A page fades in a little later than its address is shown.
    await expect(page.getByRole('heading', { name: 'Welcome to My DashBoard' })).toBeVisible();
    await faded();
    const place = (await home.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(place.x + 5, place.y + 5);
    await page.mouse.down();
    await pauseFade(() => page.getByRole('link', { name: 'Blogs' }).dispatchEvent('click'));
    await page.mouse.up();
    await play(10);
    await expect(page).toHaveURL('/');
    const buyNow = page.getByRole('link', { name: 'Buy now' }).first();
    await expect(buyNow).toBeVisible();
    await faded();

    // A menu opens when it is pressed, and only its code's first load waits for the click.
    const account = page.getByRole('button', { name: /^Account menu/ });
    const settings = page.getByRole('menuitem', { name: 'Settings' });
    await account.click();
    await settings.waitFor();
    await page.keyboard.press('Escape');
    const face = (await account.boundingBox()) ?? { x: 0, y: 0 };
    await pauseFade(() => page.getByRole('link', { name: 'Reviews' }).first().click());
    await page.mouse.click(face.x + 20, face.y + 20);
    await faded();
    await expect(settings).toBeVisible();
    await page.keyboard.press('Escape');
    await home.click();
    await expect(buyNow).toBeVisible();
    await faded();

    // A link that has gone with its page leads nowhere.
    const gone = (await buyNow.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.move(gone.x + 5, gone.y + 5);
    await page.mouse.down();
    await pauseFade(() => page.getByRole('link', { name: 'Blogs' }).dispatchEvent('click'));
    await page.mouse.up();
    await faded();
    await expect(page).toHaveURL('/blogs');
  });

  // Until a fade is drawn, Chromium gives clicks to the document. WebKit gives them to what is there, for which React has no answer then.
  test('a click before a fade is drawn is answered after it, and loads no page', async ({ page }) => {
    await page.addInitScript(() => {
      document.startViewTransition = (options) => {
        const root = document.documentElement;
        const update = typeof options === 'function' ? options : options?.update;
        const drawn = new Promise((draw) => window.addEventListener('draw', draw, { once: true }));
        Object.assign(root, { matches: () => true });
        const finished = drawn.then(() => update?.()).then(() => void Reflect.deleteProperty(root, 'matches'));
        return {
          ready: drawn,
          updateCallbackDone: finished,
          finished,
          skipTransition: () => {},
          types: new Set(),
        } as unknown as ViewTransition;
      };
    });
    await openHome(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''));
    const { x, y } = (await page.getByRole('link', { name: 'Dashboard' }).boundingBox()) ?? { x: 0, y: 0 };
    const fading = () => page.waitForFunction(() => document.documentElement.matches(':active-view-transition'));
    const draw = () => page.evaluate(() => window.dispatchEvent(new Event('draw')));

    await page.getByRole('link', { name: 'Blogs' }).click();
    await fading();
    await page.mouse.move(x + 5, y + 5);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await draw();
    await expect(page.getByRole('heading', { level: 1, name: OUR_BLOGS })).toBeFocused();
    await expect(page).toHaveURL('/blogs');

    await page.getByRole('link', { name: 'Home' }).first().click();
    await fading();
    await page.mouse.click(x + 5, y + 5);
    await draw();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.locator('html')).toHaveAttribute('data-kept');
  });

  test('a page fades into the next, and the picture of a product moves there', async ({ page }) => {
    // Records the animations of each transition, as `::view-transition-group(bar) 220`.
    await page.addInitScript(() => {
      const transitions: string[][] = [];
      Object.assign(window, { transitions });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (options) => {
        const transition = start(options);
        const record = () => {
          const parts = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
          transitions.push(parts.map((part) => `${part.pseudoElement} ${String(part.getTiming().duration)}`));
        };
        transition.ready.then(record, () => {});
        return transition;
      };
    });
    const recorded = () => page.evaluate(() => (window as unknown as { transitions: string[][] }).transitions.flat());
    const forget = () => page.evaluate(() => void (window as unknown as { transitions: string[][] }).transitions.splice(0));
    const picture = (duration: number) => `::view-transition-group(picture-64f0a1c2e4b0000000000001) ${duration}`;
    const book = toolCard(page, 'Ratchet Combination Wrench Set, 12 pc').getByRole('link', { name: /^Book/ });

    await openHome(page);
    await book.click();
    await expect(page.getByLabel('Date')).toBeVisible();
    await expect.poll(recorded).toContain(picture(220));

    await forget();
    await page.goBack();
    await book.waitFor();
    expect(await recorded()).toEqual([]);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await book.click();
    await expect(page.getByLabel('Date')).toBeVisible();
    await expect.poll(recorded).toContain(picture(1));
    expect((await recorded()).filter((part) => !part.endsWith(' 1'))).toEqual([]);
  });
});
