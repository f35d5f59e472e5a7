import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { makeTransparent } from '#tests/support/makeTransparent.ts';

test.describe.configure({ mode: 'serial' });

let page: Page;
const consoleMessages: string[] = [];

const sidebar = () => page.getByRole('navigation', { name: 'Stories' });
const testingModule = () => page.getByRole('region', { name: 'Component tests' });

const runAll = () => testingModule().getByRole('button', { name: 'Run tests', exact: true });

/** Other systems do not list their processes here. */
const hasProcessList = existsSync('/proc/self/status');

/** Returns a file about a process, or nothing if the process has ended. */
function readProcess(id: number, file: string) {
  try {
    return readFileSync(`/proc/${id}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** Finds the process of Storybook's test runner. Its parent is Storybook's server. */
function findRunner() {
  const ids = readdirSync('/proc').map(Number).filter(Boolean);
  const runners = ids.filter((id) => readProcess(id, 'cmdline').includes('addon-vitest/dist/node/vitest.js'));
  return runners
    .map((id) => ({ id, server: Number(/^PPid:\s*(\d+)/m.exec(readProcess(id, 'status'))?.[1]) }))
    .find(({ server }) => readProcess(server, 'cmdline').includes(`--port\0${process.env['STORYBOOK_PORT']}\0`));
}

/** Waits for the process of Storybook's test runner. */
async function startedRunner() {
  for (;;) {
    const runner = findRunner();
    if (runner !== undefined) return runner;
    await wait(50);
  }
}

/** Opens the context menu of a sidebar item, whose button appears on hover. */
async function openMenu(item: Locator) {
  await item.hover();
  await item.locator('..').getByRole('button', { name: 'Open context menu' }).click();
  return page.getByRole('dialog', { name: 'Open context menu' });
}

/** Starts the tests of a sidebar item from its menu, which shows the result. */
async function startFromMenu(item: Locator) {
  const menu = await openMenu(item);
  await menu.getByRole('button', { name: 'Start test run' }).click();
  return menu;
}

test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  // Otherwise the browser redraws the spinners for as long as a run takes.
  await page.addInitScript(makeTransparent);
  page.on('pageerror', (error) => consoleMessages.push(String(error)));
  page.on('console', (message) => {
    const isMissing = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()))
      consoleMessages.push(`${message.text()}${isMissing ? ` ${message.location().url}` : ''}`);
  });
});

test.afterAll(() => page.close());

test('Storybook loads without an error or a deprecation', async () => {
  await page.goto('/?path=/story/primitives-button--neutral');
  await expect(page.frameLocator('#storybook-preview-iframe').getByRole('button', { name: 'Book' })).toBeVisible();
  await expect(runAll()).toBeVisible();
  expect(consoleMessages).toEqual([]);
});

test('menus, the search and all panels open', async () => {
  await page.getByRole('button', { name: 'View settings' }).click();
  await expect(page.getByRole('group', { name: 'Theme' })).toBeVisible();
  await page.keyboard.press('Escape');
  for (const panel of ['Controls', 'Accessibility', 'Interaction Recorder']) {
    await page.getByRole('tab', { name: panel }).click();
    await expect(page.getByRole('tab', { name: panel })).toHaveAttribute('aria-selected', 'true');
  }
  const search = page.getByRole('searchbox');
  await search.fill('declined');
  await expect(page.getByRole('option', { name: /Declined/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('one story runs, although the server is silent for long', async () => {
  const menu = await startFromMenu(sidebar().getByRole('link', { name: 'Accent', exact: true }));
  if (hasProcessList) {
    const { server } = await startedRunner();
    process.kill(server, 'SIGSTOP');
    // Storybook's page gives up a server that is silent for 20 s, and its test runner one that is silent for one second.
    await wait(25_000);
    process.kill(server, 'SIGCONT');
  }
  await expect(menu.getByText('Ran 1 test', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
});

test('one component runs, and a failure shows with its message', async () => {
  const menu = await startFromMenu(sidebar().getByRole('button', { name: 'Run tests check', exact: true }));
  await expect(menu.getByText('Ran 3 tests', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(testingModule().getByRole('switch', { name: 'Filter main navigation to show 1 tests with errors' })).toBeVisible();

  // Storybook has already opened it if a run ended before its first test.
  const expand = testingModule().getByRole('button', { name: 'Expand testing module' });
  if (await expand.isVisible()) await expand.click();
  await testingModule()
    .getByRole('button', { name: /^Component tests failed/ })
    .click();
  const failing = sidebar().getByRole('link', { name: 'fails on purpose' });
  await expect(failing.locator('..').getByRole('status', { name: 'Status: Error' })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: /^Interactions/ })).toContainText(/Expected element to have text content:\s*Sold out/);
});

test('all tests run until they are stopped', async ({ request }) => {
  const index = (await (await request.get('/index.json')).json()) as { entries: Record<string, { type: string; tags: string[] }> };
  const tests = Object.values(index.entries).filter(({ type, tags }) => type === 'story' && tags.includes('test'));
  await runAll().click();
  await expect(testingModule().getByText(new RegExp(`^Testing\\.{3} [1-9]\\d*/${tests.length}$`))).toBeVisible();
  await testingModule().getByRole('button', { name: 'Stop test run' }).click();
  await expect(runAll()).toBeVisible();
});

test('there are no other errors or warnings', () => {
  // Storybook's own menus and the recorder still use what Storybook deprecates, and one test fails on purpose.
  const expected =
    /^The 'ariaLabel' prop on 'Button' will become mandatory|^`(TooltipLinkList|ListItem)` is deprecated|Expected element to have text content/;
  expect(consoleMessages.filter((text) => !expected.test(text))).toEqual([]);
});
