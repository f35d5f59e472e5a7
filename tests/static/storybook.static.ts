import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

test.use({ folder: 'dist/storybook', path: '/design/review/' });

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

test('plays a journey, whose calls its service worker answers', async ({ page, site }) => {
  await page.goto(`${site}/?path=/story/journeys-booking--browse-and-book`);
  await expect(canvas(page).getByRole('cell', { name: 'Dec 4, 2026' })).toBeVisible();
  const html = canvas(page).locator('html');
  expect(await html.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(`${site}/mockServiceWorker.js`);
  expect(await html.evaluate(() => [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth === 0))).toEqual(
    [],
  );
});

test('draws a machine', async ({ page, site }) => {
  await page.goto(`${site}/?path=/story/machines-charts--payment`);
  await expect(canvas(page).getByRole('button', { name: 'confirming confirmPayment' })).toBeVisible();
});

test('has a manifest of its components for assistants', async ({ request, site }) => {
  const response = await request.get(`${site}/manifests/components.json`);
  const { components } = (await response.json()) as {
    components: Record<string, { name: string; reactComponentMeta?: { props: object } }>;
  };
  expect(components['primitives-button']).toMatchObject({
    name: 'Button',
    path: './src/components/primitives/Button/Button.stories.tsx',
    reactComponentMeta: { filePath: 'src/components/primitives/Button/Button.tsx' },
  });
  expect(Object.keys(components['primitives-button']?.reactComponentMeta?.props ?? {})).toContain('emphasis');
});

test('names no folder of the machine that built it', ({ folder }) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(js|json|html)$/.test(path));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => readFileSync(join(folder, path), 'utf8').includes(process.cwd()))).toEqual([]);
});
