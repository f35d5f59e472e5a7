import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Spec } from 'axe-core';
import { findFaults, preparePage } from './modes.ts';
import { findWindowFaults } from './ownRoom.ts';

interface Entry {
  id: string;
  title: string;
  name: string;
  type: string;
  subtype: string;
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string; story?: { parameters: { a11y?: { config?: Spec } } } } };
  }
}

/** Runs in the page. Storybook has drawn the story and played it, or failed. */
const isFinished = () => ['finished', 'errored'].includes(window['__STORYBOOK_PREVIEW__']?.currentRender?.phase ?? '');

/** Runs in the page. The rules that the story itself sets, such as those that two shops side by side break. */
const rulesOfStory = () => window['__STORYBOOK_PREVIEW__']?.currentRender?.story?.parameters.a11y?.config?.rules ?? [];

const index = JSON.parse(readFileSync('dist/storybook/index.json', 'utf8')) as { entries: Record<string, Entry> };
/** A story's own tests end in states that other stories show. */
const stories = Object.values(index.entries).filter(({ type, subtype }) => type === 'story' && subtype === 'story');

/** Runs in the page. Adds what a page has and a component has not: the main content, and the headings above the component's own. */
function completePage(): void {
  // Storybook's own messages, which are not displayed.
  for (const wrapper of document.querySelectorAll('.sb-wrapper')) wrapper.remove();
  // Storybook's own padding grows with the text, unlike a page's.
  if (document.body.classList.contains('sb-main-padded')) document.body.style.padding = '16px';
  const root = document.querySelector('#storybook-root');
  if (root === null) return;
  let main = document.querySelector('main');
  if (main === null) {
    const isBesideMain = root.querySelector(':is(:scope, :scope > [dir]) > :is(header, footer)') !== null;
    main = isBesideMain ? document.body.appendChild(document.createElement('main')) : (root as HTMLElement);
    main.setAttribute('role', 'main');
  }
  if (document.querySelector('h1') !== null) return;
  for (const level of ['h2', 'h1']) {
    const heading = document.createElement(level);
    heading.textContent = 'A page';
    heading.style.cssText = 'position: absolute; clip-path: inset(50%);';
    main.prepend(heading);
  }
}

for (const title of new Set(stories.map((story) => story.title))) {
  test(title, async ({ page }) => {
    await preparePage(page);
    const faults: string[] = [];
    for (const { id, name } of stories.filter((story) => story.title === title)) {
      await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`);
      await page.waitForFunction(isFinished);
      const rules = Object.fromEntries((await page.evaluate(rulesOfStory)).map(({ id: rule, enabled = true }) => [rule, { enabled }]));
      await page.evaluate(completePage);
      const found = [...(await findFaults(page, rules)), ...(await findWindowFaults(page, title))];
      faults.push(...found.map((fault) => `${name}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
