import { join } from 'node:path';
import type { Page } from 'playwright';
import type { BrowserCommand } from 'vitest/node';
import type * as rendering from './renderStories.tsx';

declare module 'vitest/browser' {
  interface BrowserCommands {
    renderStories: (file: string) => Promise<Record<string, rendering.RenderedStory>>;
    sendWithoutScripts: (html: string) => Promise<string[]>;
  }
}

/** Renders the stories of a file in this process, which has no DOM. */
const renderStories: BrowserCommand<[file: string]> = async ({ project }, file) => {
  const { renderStories: render } = await project.import<typeof rendering>(join(project.config.root, 'tests/server/renderStories.tsx'));
  return render(file);
};

const SITE = 'https://shop.example';

const TEXT_FIELDS = ['text', 'email', 'password', 'search', 'tel'].map((type) => `input[type=${type}]:not([readonly], [inert] *)`).join();

/** Types into all text fields of each form, and presses Enter. */
async function sendForms(page: Page): Promise<void> {
  for (const form of await page.locator('form').all()) {
    const fields = await form.locator(TEXT_FIELDS).all();
    for (const field of fields) await field.fill('typed');
    await fields[0]?.press('Enter');
  }
}

/**
 * Sends the forms of a page whose scripts have not loaded yet. Returns the paths to which the browser sends them. Then it follows a link, so
 * that nothing can be sent later.
 */
const sendWithoutScripts: BrowserCommand<[html: string]> = async ({ context }, html) => {
  const withoutScripts = await context.browser()?.newContext({ javaScriptEnabled: false });
  if (withoutScripts === undefined) throw new Error('There is no browser');
  withoutScripts.setDefaultTimeout(600_000);
  const page = await withoutScripts.newPage();
  const navigations: string[] = [];
  await page.route('**', (route, request) => {
    if (!request.isNavigationRequest()) return route.abort();
    navigations.push(request.url().slice(SITE.length));
    return route.fulfill({ contentType: 'text/html', body: `${html}<a href="/end">End</a>` });
  });
  await page.goto(`${SITE}/start`);
  await sendForms(page);
  await page.getByRole('link', { name: 'End', exact: true }).click();
  await page.waitForURL('**/end');
  await withoutScripts.close();
  return navigations.filter((path) => path !== '/start' && path !== '/end');
};

/** The commands that the tests in the browser can call. */
export const commands = { renderStories, sendWithoutScripts };
