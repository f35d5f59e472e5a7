import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { PAID } from '#contract/texts.ts';
import { control } from '#tests/support/control.ts';
import { contrastOf } from '../../.storybook/pages/contrast.ts';
import { expect, loadedFonts, picture, test } from './test.ts';

test.use({ folder: 'dist/storybook', path: '/design/review/' });

/** A file that the manifest refers to. */
interface Described {
  components: Record<string, { name: string; path: string; error?: object; reactComponentMeta: { filePath: string; props: object } }>;
}

/** False outside of a git clone, and in a shallow one. */
function hasHistory() {
  const { stdout } = spawnSync('git', ['rev-parse', '--is-shallow-repository'], { encoding: 'utf8' });
  return stdout.trim() === 'false';
}

const canvas = (page: Page) => page.frameLocator('#storybook-preview-iframe');

test('opens its first page', async ({ page, site }) => {
  await page.goto(`${site}/`);
  await expect(canvas(page).getByRole('heading', { name: 'Gadget Garage', level: 1 })).toBeVisible();
});

test('opens the page of a component, with its props and its size', async ({ page, site }) => {
  await page.goto(`${site}/?path=/docs/primitives-button--docs`);
  await expect(canvas(page).getByRole('row').filter({ hasText: 'emphasis' })).toBeVisible();
  await expect(canvas(page).getByText(/kB/).first()).toBeVisible();
});

test('says in one table which component asks and which one says something', async ({ page, site }) => {
  await page.goto(`${site}/?path=/docs/primitives-button--docs`);
  await page.getByRole('link', { name: 'Which component' }).click();
  await expect(canvas(page).getByRole('heading', { name: 'Which component', level: 1 })).toBeVisible();
  for (const component of ['Notice', 'Toaster', 'Menu', 'Dialog', 'Drawer']) {
    await expect(canvas(page).getByRole('row').filter({ hasText: component }).first()).toBeVisible();
  }
  await canvas(page).getByRole('link', { name: 'Drawer' }).click();
  await expect(canvas(page).getByRole('heading', { name: 'Drawer', level: 1 })).toBeVisible();
});

test('shows the page opened last, although the first one still waits for styles', async ({ page, site }) => {
  const styles = Promise.withResolvers<void>();
  const asked = page.waitForRequest('**/pageRenderer-*.css');
  await page.route('**/pageRenderer-*.css', async (route) => {
    await styles.promise;
    await route.continue();
  });
  await page.goto(`${site}/?path=/docs/primitives-button--docs`);
  await asked;
  const frame = canvas(page).locator('html');
  await frame.evaluate(() => {
    const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
    Reflect.set(window, 'prepared', new Promise<void>((resolve) => channel.once('docsPrepared', resolve)));
  });
  await page.getByRole('link', { name: 'Which component' }).click();
  await frame.evaluate(() => Reflect.get(window, 'prepared'));
  styles.resolve();
  await expect(canvas(page).getByRole('heading', { name: 'Which component', level: 1 })).toBeVisible();
});

test('opens the page of a journey, with what happens in it', async ({ page, site }) => {
  await page.goto(`${site}/?path=/docs/journeys-booking--docs`);
  await expect(canvas(page).getByText('A shopper books a product from the list.')).toBeVisible();
  await expect(canvas(page).getByText('A visitor finds a tool on the home page', { exact: false })).toBeVisible();
});

test('lists only journeys among the journeys', async ({ request, site }) => {
  const { entries } = (await (await request.get(`${site}/index.json`)).json()) as {
    entries: Record<string, { title: string; tags: string[] }>;
  };
  const journeys = Object.entries(entries).filter(([, { title }]) => title.startsWith('Journeys/'));
  expect(journeys.length).toBeGreaterThan(20);
  expect(journeys.filter(([, { tags }]) => !tags.includes('flow')).map(([id]) => id)).toEqual([]);
});

test('plays a journey, whose calls its service worker answers', async ({ page, site }) => {
  await page.goto(`${site}/?path=/story/journeys-booking--browse-and-book`);
  await expect(canvas(page).getByRole('cell', { name: 'Dec 4, 2026' })).toBeVisible();
  const html = canvas(page).locator('html');
  expect(await html.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(`${site}/mockServiceWorker.js`);
  await expect(picture(canvas(page))).not.toHaveJSProperty('naturalWidth', 0);
  expect(await html.evaluate(loadedFonts)).toContain('Figtree Variable');
});

test('shows the tests of a story in the way that its page For QA describes', async ({ page, site }) => {
  await page.goto(`${site}/?path=/docs/start-here-for-qa--docs`);
  await expect(canvas(page).getByText('Click the funnel beside the search field and choose Clear filters')).toBeVisible();
  await page.getByRole('button', { name: 'tag filter' }).click();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.keyboard.press('Escape');
  await page.getByPlaceholder('Find components').fill('sold out');
  await page.getByRole('option', { name: 'shows Sold Out at Quantity' }).click();
  await page.getByRole('tab', { name: 'Interactions' }).click();
  await expect(page.getByRole('button', { name: 'toBeVisible. Status: passed.' })).toBeVisible();
});

test('keeps in the address what a designer types, in whatever state, and shows it to whom the address is sent', async ({ page, site }) => {
  const state = control(page, 'State').getByRole('combobox');
  const message = canvas(page).getByRole('alert');
  const text = 'Leider „nein“: 3 % & mehr?';
  await page.goto(`${site}/?path=/story/screens-account-paymentscreen--ready`);
  await state.selectOption('declined');
  await control(page, 'Message').getByRole('textbox').fill(text);
  await expect(message).toContainText(text);
  await expect(page).toHaveURL(/args=state:declined&texts=/);
  const sent = page.url();
  await state.selectOption('ready');
  await expect(page).not.toHaveURL(/args=/);
  await page.reload();
  await state.selectOption('declined');
  await expect(message).toContainText(text);
  await page.goto('about:blank');
  await page.goto(sent);
  await expect(message).toContainText(text);

  // Another story has texts of its own.
  await page.getByRole('link', { name: 'Loading', exact: true }).click();
  await expect(page).toHaveURL(/paymentscreen--loading$/);
});

test('lets a designer type the texts of a component', async ({ page, site }) => {
  await page.goto(`${site}/?path=/story/primitives-notice--info`);
  await control(page, 'children').getByRole('textbox').fill('Ближайший магазин');
  await control(page, 'title').getByRole('button', { name: 'Set string' }).click();
  await control(page, 'title').getByRole('textbox').fill('Heads up!');
  await expect(canvas(page).getByRole('status')).toContainText('Heads up!Ближайший магазин');
});

test('keeps in the address a prop that the story leaves out', async ({ page, site }) => {
  await page.goto(`${site}/?path=/story/primitives-button--neutral`);
  await control(page, 'state').getByText('busy', { exact: true }).click();
  const button = canvas(page).getByRole('button', { name: 'Book' });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL(/texts=/);
  const sent = page.url();
  await page.goto('about:blank');
  await page.goto(sent);
  await expect(button).toHaveAttribute('aria-busy', 'true');
});

test('shows large text as a browser does, whose layouts follow it', async ({ page, site }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const story = 'screens-admin-manageordersscreen--ready';
  await page.goto(`${site}/?path=/story/${story}`);
  await expect(canvas(page).getByRole('table')).toHaveAttribute('data-form', 'lines');
  const width = () =>
    canvas(page)
      .locator('html')
      .evaluate(() => window.innerWidth);
  const normal = await width();
  await page.getByRole('button', { name: 'View settings' }).click();
  await page.getByText('200 %', { exact: true }).click();
  await expect(canvas(page).getByRole('table')).toHaveAttribute('data-form', 'cards');
  expect(await width()).toBe(normal / 2);
  await page.getByText('100 %', { exact: true }).click();
  await expect(canvas(page).getByRole('table')).toHaveAttribute('data-form', 'lines');

  // Without Storybook around it.
  await page.goto(`${site}/iframe.html?id=${story}&viewMode=story&globals=text:double`);
  await expect(page.frameLocator('iframe[title="text at 200 %"]').getByRole('table')).toHaveAttribute('data-form', 'cards');
});

test('plays journeys where the browser keeps storage, workers and most of crypto from the page', async ({ browser, site }) => {
  const address = (story: string) => `${site}/iframe.html?id=journeys-${story}&viewMode=story`;
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const paid = (canvas: Page | FrameLocator) => canvas.getByRole('row', { name: /^Wheel Bolt/ }).getByText(PAID);
  await page.setContent(`<iframe sandbox="allow-scripts allow-forms" src="${address('payment--pay')}"></iframe>`);
  await expect(paid(page.frameLocator('iframe'))).toBeVisible();
  // Plain http.
  for (const [story, end] of [
    ['payment--pay', paid(page)],
    ['signup--sign-up', page.getByRole('button', { name: 'Account menu of Ada Lovelace' })],
  ] as const) {
    await page.goto(address(story).replace('127.0.0.1', 'shop.test'));
    await expect(end).toBeVisible();
  }
  expect(errors).toEqual([]);
  await page.close();
});

test('lists what changed since the last visit, or since an earlier day', async ({ page, site }) => {
  test.skip(!hasHistory(), 'Without older commits, the page lists nothing.');
  const address = `${site}/?path=/docs/start-here-what-changed--docs`;
  const since = canvas(page).getByLabel('Changes since');
  const nothing = canvas(page).getByText('Nothing has changed since.');
  const screen = canvas(page)
    .getByRole('article')
    .filter({ has: canvas(page).getByRole('link', { name: 'PaymentScreen', exact: true }) });

  await page.clock.setSystemTime('2030-05-01T12:00:00Z');
  await page.goto(address);
  await expect(since).toBeVisible();
  await page.clock.setSystemTime('2030-05-03T12:00:00Z');
  await page.reload();
  await expect(since.locator('option:checked')).toHaveText('My last visit, May 1, 2030');
  await expect(nothing).toBeVisible();

  const earliest = since.getByRole('option', { name: /^\w{3} \d+, \d{4}$/ }).last();
  await since.selectOption({ label: await earliest.innerText() });
  await expect(nothing).toBeHidden();
  await expect(screen.getByRole('time').first()).toBeVisible();
  await screen.getByRole('link', { name: 'PaymentScreen', exact: true }).click();
  await expect(canvas(page).getByRole('heading', { name: 'PaymentScreen', level: 1 })).toBeVisible();
});

test('draws a machine', async ({ page, site }) => {
  await page.goto(`${site}/?path=/story/machines-charts--payment`);
  await expect(canvas(page).getByRole('button', { name: 'confirming confirmPayment' })).toBeVisible();
});

test('does not take what frames say for what the toolbar says', async ({ page, site }) => {
  await page.goto(`${site}/?path=/story/primitives-button--neutral&globals=frames:themes`);
  for (const theme of ['Light', 'Dark']) {
    await expect(canvas(page).frameLocator(`iframe[title="${theme}"]`).locator('#storybook-root')).toHaveText('Book');
  }
  const settings = () => Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__').last('setGlobals')[0].globals;
  expect(await canvas(page).locator('html').evaluate(settings)).toMatchObject({ frames: 'themes', theme: 'system' });
});

test('keeps frames like the controls, also when those of an address are reset', async ({ page, site }) => {
  await page.goto(`${site}/?path=/story/primitives-button--neutral&args=children:Pay&globals=frames:themes`);
  const story = canvas(page).frameLocator('iframe[title="Light"]').locator('#storybook-root');
  await expect(story).toHaveText('Pay');
  await page.getByRole('button', { name: 'Reset controls' }).click();
  await expect(story).toHaveText('Book');
});

for (const direction of ['ltr', 'rtl']) {
  test(`shows a machine from its first state on, ${direction}`, async ({ page, site }) => {
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.goto(`${site}/iframe.html?viewMode=story&id=machines-charts--payment&globals=direction:${direction}`);
    await expect(page.getByRole('button', { pressed: true })).toBeInViewport({ ratio: 1 });
  });
}

test('marks the chosen story and settings legibly in dark, and visibly in forced colours', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${site}/?path=/story/primitives-button--neutral`);
  await page.getByRole('button', { name: 'View settings' }).click();
  const theme = page.getByRole('group', { name: 'Theme' });
  const colorsIn = (found: Locator) =>
    found.evaluate((label) => {
      const hex = (rgb: string) => `#${[...rgb.matchAll(/\d+/g)].map(([part]) => Number(part).toString(16).padStart(2, '0')).join('')}`;
      const { color, backgroundColor } = getComputedStyle(label);
      return [hex(color), hex(backgroundColor)] as const;
    });
  const colorsOf = (choice: string) => colorsIn(theme.getByText(choice, { exact: true }));
  expect(contrastOf(...(await colorsIn(page.locator('.sidebar-item[data-selected="true"]'))))).toBeGreaterThanOrEqual(4.5);
  expect(contrastOf(...(await colorsOf('System')))).toBeGreaterThanOrEqual(4.5);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await colorsOf('System')).not.toEqual(await colorsOf('Light'));
});

test('offers no background but that of the theme, on which alone texts are legible', async ({ page, site }) => {
  await page.goto(`${site}/?path=/story/primitives-button--neutral`);
  await expect(page.getByRole('switch', { name: 'Grid visibility' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Preview background' })).toHaveCount(0);
});

test('shows all settings on the smallest phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(`${site}/?path=/story/primitives-button--neutral`);
  await page.getByRole('button', { name: 'View settings' }).click();
  await expect(page.getByRole('group', { name: 'Frames' }).getByText('Themes × widths')).toBeInViewport({ ratio: 1 });
});

test('has a manifest of its components for assistants', async ({ request, site }) => {
  const read = async (path: string) => (await request.get(`${site}/${path}`)).json();
  const { components } = (await read('manifests/components.json')) as { components: Record<string, { docgen: { $ref: string } }> };
  expect(Object.keys(components).filter((id) => !/^(primitives|blocks|screens|sandbox)-/.test(id))).toEqual([]);
  const described = Object.entries(components).map(async ([id, { docgen }]) => {
    const [path = ''] = docgen.$ref.replace('../', '').split('#');
    return ((await read(path)) as Described).components[id];
  });
  const all = await Promise.all(described);
  expect(all.filter((component) => component?.error !== undefined)).toEqual([]);
  const button = all.find((component) => component?.name === 'Button');
  expect(button).toMatchObject({ path: './src/components/primitives/Button/Button.stories.tsx' });
  expect(button?.reactComponentMeta.filePath).toBe('src/components/primitives/Button/Button.tsx');
  expect(button?.reactComponentMeta.props).toHaveProperty('emphasis');
});

test('names no folder of the machine that built it', ({ folder }) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(js|json|html)$/.test(path));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => readFileSync(join(folder, path), 'utf8').includes(`${process.cwd()}/`))).toEqual([]);
});

test('puts the navigation bar and the footer around a screen, as its page For designers says', async ({ page, site }) => {
  await page.goto(`${site}/?path=/docs/start-here-for-designers--docs`);
  await expect(canvas(page).getByText('Bar and footer → With')).toBeVisible();
  await page.goto(`${site}/?path=/story/screens-account-paymentscreen--ready`);
  await page.getByRole('button', { name: 'View settings' }).click();
  await page.getByRole('group', { name: 'Bar and footer' }).getByText('With', { exact: true }).click();
  await expect(canvas(page).getByRole('banner')).toBeVisible();
  await expect(canvas(page).getByRole('contentinfo')).toBeVisible();
});
