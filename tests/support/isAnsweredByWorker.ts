import type { Page } from '@playwright/test';

/** Tells whether the page's service worker answers a request of the page for this path, or leaves it to the browser. */
export async function isAnsweredByWorker(page: Page, path: string): Promise<boolean> {
  const response = page.waitForResponse((each) => new URL(each.url()).pathname === path);
  await page.evaluate(async (address) => void (await fetch(address)), path);
  return (await response).fromServiceWorker();
}
