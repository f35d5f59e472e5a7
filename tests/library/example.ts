import { test as base, expect, type Page } from '@playwright/test';
import { join } from 'node:path';
import { serveFolder } from '../../scripts/check/serveFolder.ts';

/** The folder of an installed example. */
export const exampleFolder = (name: string): string => join(process.env['EXAMPLES'] ?? '', name);

/** Serves the built files of an example while `visit` runs. */
export async function serving(name: string, folder: string, visit: (address: string) => Promise<void>): Promise<void> {
  const { address, close } = await serveFolder(join(exampleFolder(name), folder));
  try {
    await visit(address);
  } finally {
    close();
  }
}

/** A page that may ask no other host, find no missing file, and print nothing to the console. */
export const test = base.extend<{ expected: RegExp | undefined }>({
  /** Matches the problems that a test causes on purpose. */
  expected: [undefined, { option: true }],
  page: async ({ page, expected }, provide) => {
    const problems: string[] = [];
    page.on('console', (message) => problems.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('request', (request) => {
      if (!['127.0.0.1', ''].includes(new URL(request.url()).hostname)) problems.push(request.url());
    });
    page.on('response', (response) => response.status() >= 400 && problems.push(`${response.status()} ${response.url()}`));
    await provide(page);
    expect(problems.filter((problem) => expected?.test(problem) !== true)).toEqual([]);
  },
});

/** The colour of an element's background, as the browser computes it. */
export const backgroundOf = (page: Page, selector: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

export { expect };
