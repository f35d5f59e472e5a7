import { expect } from '@playwright/test';
import { PNG } from 'pngjs';
import { OUR_BLOGS } from '#contract/texts.ts';
import type { Tab } from './tab.ts';
import { signIn, test } from './test.ts';

/** Runs in the page. Returns the names of the cards whose picture covers their heading. */
const coveredNames = () =>
  [...document.querySelectorAll<HTMLElement>('main :is(h2, h3)')]
    .filter((heading) => {
      const card = heading.closest('article, li');
      const picture = card?.querySelector('[data-state="picture"]')?.getBoundingClientRect();
      const { left, top } = heading.getBoundingClientRect();
      return picture !== undefined && picture.bottom > top && picture.right > left;
    })
    .map(({ textContent }) => textContent);

test('the picture of a blog and of a camera covers no text', async ({ tab }) => {
  await tab.open('/blogs');
  await tab.see({ role: 'heading', name: 'Nitrile Grip Mechanic Gloves' });
  expect(await tab.evaluate(coveredNames)).toEqual([]);
  await tab.open('/showAllCameraTools');
  await tab.see({ role: 'heading', name: 'Rangefinder R35, 35 mm film' });
  expect(await tab.evaluate(coveredNames)).toEqual([]);
});

test("the account's menu opens directly below its button", async ({ tab }) => {
  await signIn(tab, 'shopper');
  await tab.click({ role: 'button', name: /^Account menu/ });
  await tab.see({ role: 'menuitem', name: 'Settings' });
  const distance = () =>
    Number(document.querySelector('[role="menu"]')?.getBoundingClientRect().top) -
    Number(document.querySelector('[aria-haspopup="menu"]')?.getBoundingClientRect().bottom);
  await expect.poll(() => tab.evaluate(distance)).toBeCloseTo(6, 0);
});

/** Runs in the page. From now on a fade lasts for ever, and `data-faded` says that it is drawn. */
function holdFades() {
  const style = new CSSStyleSheet();
  style.replaceSync(
    '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 9999s !important }',
  );
  document.adoptedStyleSheets.push(style);
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (options) => {
    const transition = start(options);
    void transition.ready.then(() => document.documentElement.setAttribute('data-faded', ''));
    return transition;
  };
}

/** The pixels of the shop's logo. */
async function logoOf(tab: Tab): Promise<Buffer> {
  const { x, y, width, height } = await tab.evaluate(() => {
    const place = document.querySelector('header a svg')?.getBoundingClientRect();
    return {
      x: Math.round(place?.x ?? 0),
      y: Math.round(place?.y ?? 0),
      width: Math.round(place?.width ?? 0),
      height: Math.round(place?.height ?? 0),
    };
  });
  const logo = new PNG({ width, height });
  PNG.bitblt(PNG.sync.read(await tab.takePicture()), logo, x, y, width, height, 0, 0);
  return logo.data;
}

test('the bar stays sharp while one page fades into the next', async ({ tab }) => {
  await tab.open('/');
  await tab.see({ role: 'heading', name: 'Nitrile Grip Mechanic Gloves' });
  const before = await logoOf(tab);
  await tab.evaluate(holdFades);
  await tab.evaluate(() => document.querySelector<HTMLElement>('header a[href="/blogs"]')?.click());
  await expect.poll(() => tab.evaluate(() => document.documentElement.hasAttribute('data-faded'))).toBe(true);
  expect(await tab.evaluate(() => document.querySelector('h1')?.textContent)).toBe(OUR_BLOGS);
  const during = await logoOf(tab);
  const difference = before.reduce((sum, value, index) => sum + Math.abs(value - (during[index] ?? 0)), 0) / before.length;
  expect(difference).toBeLessThan(10);
});
