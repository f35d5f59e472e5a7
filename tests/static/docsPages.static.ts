import { globSync, readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './test.ts';

test.use({ folder: 'dist/storybook', path: '/design/review/' });

/** The first docs page, which both halves begin with. */
const FIRST = 'start-here-what-this-is--docs';

/** The part of Storybook's channel that the tests use. */
interface Channel {
  on: (event: string, listener: () => void) => void;
  once: (event: string, listener: () => void) => void;
  off: (event: string, listener: () => void) => void;
  emit: (event: string, argument: object) => void;
}

/** The ids of all docs pages. */
async function pagesOf(request: APIRequestContext, site: string): Promise<string[]> {
  const { entries } = (await (await request.get(`${site}/index.json`)).json()) as { entries: Record<string, { type: string }> };
  return Object.entries(entries).flatMap(([id, { type }]) => (type === 'docs' ? [id] : []));
}

/** Runs in a page: opens another docs page without a reload, and waits for all of its stories. */
async function turnTo(id: string): Promise<void> {
  const channel = (globalThis as unknown as Record<'__STORYBOOK_ADDONS_CHANNEL__', Channel>)['__STORYBOOK_ADDONS_CHANNEL__'];
  let finished = 0;
  const count = () => {
    finished += 1;
  };
  channel.on('storyFinished', count);
  await new Promise<void>((resolve) => {
    channel.once('docsRendered', resolve);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
  });
  // A story that throws is replaced by its error, and never finishes.
  while (finished < document.querySelectorAll('[data-story-block] > [data-name]').length) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  channel.off('storyFinished', count);
}

/** Runs in a page: how far it scrolls sideways, and the errors instead of stories. */
const faultsOf = () => ({
  sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  errors: [...document.querySelectorAll('.sb-story pre')].map((error) => error.textContent),
});

// In two halves, which run at the same time.
for (const half of ['primitives', 'everything else'] as const) {
  test(`shows all stories of ${half} on their docs pages, which do not scroll sideways on a phone`, async ({ page, request, site }) => {
    const ids = (await pagesOf(request, site)).filter((id) => id.startsWith('primitives-') === (half === 'primitives'));
    expect(ids.length).toBeGreaterThan(30);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${site}/iframe.html?viewMode=docs&id=${FIRST}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Gadget Garage' })).toBeVisible();
    const faults: Record<string, object> = {};
    for (const id of ids) {
      if (id !== FIRST) await page.evaluate(turnTo, id);
      const found = await page.evaluate(faultsOf);
      if (found.sideways > 0 || found.errors.length > 0) faults[id] = found;
    }
    expect(faults).toEqual({});
  });
}

test('leaves the rows and cells of a story as they are', async ({ page, site }) => {
  const cellsOf = (root: string) =>
    page
      .locator(`${root} table`)
      .first()
      .evaluate((table) =>
        [...table.querySelectorAll('tr, th, td')].map((part) => {
          const { backgroundColor, padding, textAlign } = getComputedStyle(part);
          return [backgroundColor, padding, textAlign];
        }),
      );
  await page.goto(`${site}/iframe.html?id=primitives-table--rows`);
  const alone = await cellsOf('#storybook-root');
  expect(alone.length).toBeGreaterThan(8);
  await page.goto(`${site}/iframe.html?viewMode=docs&id=primitives-table--docs`);
  expect(await cellsOf('[data-story-block]')).toEqual(alone);
});

test('draws every token whole on a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  for (const id of ['foundations-type', 'foundations-space-and-shape', 'foundations-motion']) {
    await page.goto(`${site}/iframe.html?viewMode=docs&id=${id}--docs`);
    const drawings = page.locator('#storybook-docs li:has(strong) > :last-child');
    await expect(drawings.first()).toBeVisible();
    const widths = await drawings.evaluateAll((found) => found.map(({ clientWidth }) => clientWidth));
    expect(Math.min(...widths)).toBeGreaterThan(150);
  }
});

test('draws colours and tokens also in forced colours', async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const background = (text: string, drawn: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByText(text, { exact: true }) })
      .locator(drawn)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.goto(`${site}/iframe.html?viewMode=docs&id=foundations-colour--docs`);
  expect(await background('accent', '[style]')).toBe('rgb(194, 65, 12)');
  await page.goto(`${site}/iframe.html?viewMode=docs&id=foundations-space-and-shape--docs`);
  expect(await background('xlarge', '[style]')).toBe('rgb(194, 65, 12)');
});

const tryIt = (page: Page) => page.locator('.sbdocs-preview').first();

/** Runs in a frame: the lower edge of the lowest thing that is visible there. */
const lowestEdge = () =>
  Math.max(
    ...[...document.body.querySelectorAll('*')]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          (element.matches('[role="dialog"], [role="menu"], [role="status"], button, input, img, svg') ||
            [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '')),
      )
      .map((element) => element.getBoundingClientRect().bottom),
  );

// Components that cover the page, or are as high as the window, are shown in an iframe.
for (const [id, shown] of Object.entries({
  'primitives-dialog': { role: 'dialog', name: 'Restock' },
  'primitives-drawer': { role: 'dialog', name: 'Dashboard' },
  'primitives-menu': { role: 'menu', name: 'Account' },
  'primitives-toaster': { role: 'listitem' },
  'primitives-skiplink': { role: 'heading', name: 'The page' },
  'primitives-virtualgrid': { role: 'list', name: 'Wrenches' },
  'blocks-avatarmenu': { role: 'menu' },
  'blocks-filtersheet': { role: 'dialog', name: 'Filters' },
  'screens-shell-crashedscreen': { role: 'heading' },
  'screens-shell-shellscreen': { role: 'contentinfo' },
  'screens-shell-unconfiguredscreen': { role: 'listitem' },
  'screens-shell-waitingscreen': { role: 'status' },
} as const)) {
  test(`lets people try out ${id} in a frame that is as high as its content`, async ({ page, site }) => {
    await page.goto(`${site}/iframe.html?viewMode=docs&id=${id}--docs`);
    const frame = tryIt(page).locator('iframe');
    await frame.scrollIntoViewIfNeeded();
    const { role, ...options } = shown;
    await expect(frame.contentFrame().getByRole(role, options).first()).toBeVisible();
    const height = (await frame.boundingBox())?.height ?? 0;
    expect(height).toBeLessThan(900);
    const empty = async () => height - (await frame.contentFrame().locator('html').evaluate(lowestEdge));
    await expect.poll(empty).toBeLessThan(130);
  });
}

test('lets people close and open a drawer, and change it', async ({ page, site }) => {
  await page.goto(`${site}/iframe.html?viewMode=docs&id=primitives-drawer--docs`);
  const frame = tryIt(page).locator('iframe');
  await frame.scrollIntoViewIfNeeded();
  const drawer = frame.contentFrame().getByRole('dialog', { name: 'Dashboard' });
  await drawer.press('Escape');
  await expect(drawer).toBeHidden();
  await frame.contentFrame().getByRole('button', { name: 'Menu' }).click();
  await expect(drawer).toBeVisible();
  await expect(page.getByRole('row', { name: /^title/ }).getByRole('textbox')).toHaveValue('Dashboard');
});

test('shows pages and the frames in them in the theme of the address, and in that of the toolbar', async ({ page, site }) => {
  const themeOf = (element: ReturnType<Page['locator']>) => element.evaluate((html) => getComputedStyle(html).colorScheme);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${site}/?path=/docs/primitives-drawer--docs&globals=theme:dark`);
  const docs = page.frameLocator('#storybook-preview-iframe');
  const frame = docs.locator('.sbdocs-preview iframe');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().getByRole('dialog', { name: 'Dashboard' })).toBeVisible();
  expect(await themeOf(docs.locator('html'))).toBe('dark');
  expect(await themeOf(frame.contentFrame().locator('html'))).toBe('dark');
  await page.getByRole('switch', { name: 'Dark', exact: true }).click();
  await expect(frame.contentFrame().locator('html:not([data-theme])').getByRole('dialog', { name: 'Dashboard' })).toBeVisible();
  expect(await themeOf(docs.locator('html'))).toBe('light');
  expect(await themeOf(frame.contentFrame().locator('html'))).toBe('light');
});

test('is dark before anything has loaded', async ({ page, site }) => {
  await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${site}/iframe.html?viewMode=story&id=primitives-drawer--open&globals=direction:ltr;theme:dark`);
  for (const placeholder of ['sb-preparing-story', 'sb-preparing-docs']) {
    const background = await page.locator(`.${placeholder}`).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(background).not.toBe('rgb(255, 255, 255)');
  }
});

test('finds a documented text by its words, its name and its place', async ({ page, site }) => {
  await page.goto(`${site}/iframe.html?viewMode=docs&id=foundations-words--docs`);
  const search = page.getByRole('searchbox', { name: 'Search the texts' });
  await expect(page.getByRole('status')).toHaveText(/^1\d\d texts$/);
  await search.press('s');
  await search.pressSequentially('old out');
  await expect(page.getByRole('status')).toHaveText('1 text');
  await expect(page.getByRole('region', { name: 'Words that several screens share' }).getByText('Sold Out')).toBeVisible();
  await search.fill('submit_booking');
  await expect(page.getByText('Submits the booking.')).toBeVisible();
  await search.fill('footer');
  await expect(page.getByRole('region')).toHaveCount(1);
  await expect(page.getByRole('listitem')).toContainText(['About us', 'Contact', 'Jobs', 'Press kit']);
  await search.fill('sold in');
  await expect(page.getByRole('status')).toHaveText("No text has 'sold in' in it, in its name or in its place.");
  await search.press('Escape');
  await expect(page.getByRole('status')).toHaveText(/^1\d\d texts$/);
});

test('opens a rule that a component cites, where it is', async ({ page, site }) => {
  await page.goto(`${site}/?path=/docs/blocks-loginform--docs`);
  const docs = page.frameLocator('#storybook-preview-iframe');
  await docs.getByRole('link', { name: 'specification: login', exact: true }).click();
  await expect(docs.getByRole('heading', { level: 1, name: 'Specification' })).toBeVisible();
  await expect(docs.locator('h3#login')).toBeInViewport();
  await expect(page).toHaveURL(/rules-specification--docs#login$/);
  await docs.getByRole('link', { name: 'product-rules.md', exact: true }).click();
  await expect(docs.getByRole('heading', { level: 1, name: 'Product rules' })).toBeVisible();
});

test('opens a rule that a prop cites, and not in the frame of the page', async ({ page, site }) => {
  await page.goto(`${site}/?path=/docs/primitives-avatar--docs`);
  const docs = page.frameLocator('#storybook-preview-iframe');
  await docs
    .getByRole('table')
    .getByRole('link', { name: /^(specification|product rules): / })
    .first()
    .click();
  await expect(docs.getByRole('heading', { level: 1, name: /Specification|Product rules/ })).toBeVisible();
  await expect(page).toHaveURL(/path=\/docs\/rules-/);
});

test('has every rule that a component cites', async ({ page, site }) => {
  const sources = globSync('src/components/**/*.tsx').map((path) => readFileSync(path, 'utf8'));
  for (const [file, id] of [
    ['spec', 'specification'],
    ['product-rules', 'product-rules'],
  ] as const) {
    const cited = sources.flatMap((text) => [...text.matchAll(new RegExp(`docs/${file}\\.md#([\\w-]+)`, 'g'))].map(([, anchor]) => anchor));
    expect(cited.length).toBeGreaterThan(20);
    await page.goto(`${site}/iframe.html?viewMode=docs&id=rules-${id}--docs`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const anchors = await page.getByRole('heading').evaluateAll((headings) => headings.map((heading) => heading.id));
    expect(anchors).toEqual(expect.arrayContaining(cited));
  }
});
