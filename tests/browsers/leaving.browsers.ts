import { expect } from '@playwright/test';
import { book, signIn, test } from './test.ts';

const GLOVES = 'Nitrile Grip Mechanic Gloves';

/** Signs in over HTTP, and adds a review. Leaves more calls pending. Returns the status, or 0 if there is no answer in two minutes. */
async function addReviews(): Promise<number> {
  const post = async (path: string, bearer: string, body: object) =>
    fetch(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(120_000),
    });
  const email = 'shopper@example.com';
  try {
    const login = await post('/api/login', `sandboxIdentity.${email}`, { email });
    const { accessToken } = (await login.json()) as { accessToken: string };
    const add = () => post('/api/review', accessToken, { name: 'Sam', img: '', email, description: 'Fine.' });
    const { status } = await add();
    for (let call = 0; call < 20; call += 1) {
      add().catch(() => {});
      fetch('/api/user?email=shopper@example.com').catch(() => {});
    }
    return status;
  } catch {
    return 0;
  }
}

/** Returns true once the sandbox's worker answers this page. Before, the server answers with a page. */
const isAnswered = async () => (await fetch('/api/carTools')).headers.get('content-type') === 'application/json';

// WebKit keeps a page that is left, with the database transactions that are open at that moment.
test('a page that is left in the middle of its calls does not stop the next page from writing', async ({ tab }) => {
  // The next page has another address, because a page that replaces itself is not kept.
  for (const path of ['/blogs', '/showAllReview', '/blogs', '/showAllReview', '/blogs']) {
    await tab.open(path);
    await expect.poll(() => tab.evaluate(isAnswered)).toBe(true);
    expect(await tab.evaluate(addReviews)).toBe(200);
  }
});

test('a page that Back shows as it was left has what another tab has changed since, and works', async ({ tab, openTab }) => {
  await tab.open('/showAllCarProducts');
  await tab.see({ text: '210 available' }, { within: GLOVES });
  // Data from this moment stays fresh, so that only the change itself makes the page read it again.
  await tab.evaluate(() => {
    for (const clock of [Date, performance]) {
      const now = clock.now();
      clock.now = () => now;
    }
  });
  await tab.evaluate(() => window.scrollTo(0, 500));
  await expect.poll(() => tab.evaluate(() => Math.round(window.scrollY))).toBe(500);
  await tab.open('/blogs');

  const other = await openTab();
  await signIn(other, 'shopper');
  await other.click({ role: 'link', name: /^Book/ }, { within: GLOVES });
  await book(other, { quantity: '6' });
  await other.see({ role: 'link', name: '3 orders' });

  await tab.evaluate(() => history.back());
  await tab.see({ text: '204 available' }, { within: GLOVES });
  await expect.poll(() => tab.evaluate(() => Math.round(window.scrollY))).toBe(500);
  await tab.enter({ role: 'searchbox', name: 'Search car items' }, 'gloves');
  await expect.poll(() => tab.evaluate(() => location.search)).toBe('?q=gloves');
});
