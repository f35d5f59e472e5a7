import { expect, test } from '@playwright/test';
import { findLayoutFaults } from './layoutFaults.ts';

const CASES: [name: string, markup: string, faults: RegExp[]][] = [
  ['text that fits', '<p>One</p><p>Two</p>', []],
  ['a word wider than the window', `<p>${'long'.repeat(60)}</p>`, [/^scrolls sideways: \d+ px in 360 px$/]],
  [
    'a line with its end cut off',
    '<p style="width: 60px; overflow: hidden; white-space: nowrap">One two three four</p>',
    [/^cut off: 'One two/],
  ],
  [
    'lines below the end of their box',
    '<p style="width: 60px; height: 3em; overflow: hidden">One two three four five six</p>',
    [/^cut off/],
  ],
  [
    'a limited number of lines',
    '<p style="display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; overflow: hidden; width: 60px">One two three</p>',
    [],
  ],
  ['a broken word', '<a style="display: block; width: 30px; overflow-wrap: anywhere">Details</a>', [/^breaks the word 'Details'/]],
  ['a broken price', '<p style="width: 40px; overflow-wrap: anywhere">$1,399.00</p>', [/^breaks the word '\$1,399.00'/]],
  ['a line beside its box', '<p style="width: 40px; border: 1px solid">Details</p>', [/^beside its box: 'Details'/]],
  ['a very long word', `<p style="overflow-wrap: anywhere">${'long'.repeat(60)}</p>`, []],
  ['a box that scrolls', '<div style="width: 60px; overflow: auto; white-space: nowrap">One two three four</div>', []],
  ['text that is hidden as a whole', '<p style="height: 0; overflow: hidden">One</p>', []],
  ['one text over another', '<p style="margin: 0">One</p><p style="margin: -1em 0 0">Two</p>', [/^overlap: '(One|Two)' and '(One|Two)'$/]],
  ['a bar over the page', '<p>One</p><p style="position: fixed; top: 16px">Two</p>', []],
  ['text for screen readers', '<p>One <span style="position: absolute; clip-path: inset(50%)">two three four</span></p><p>Two</p>', []],
];

for (const [name, markup, faults] of CASES) {
  test(`finds ${faults.length === 0 ? 'no' : 'the'} fault: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 760 });
    await page.setContent(markup);
    const found = await page.evaluate(findLayoutFaults);
    expect(found).toEqual(faults.map((fault) => expect.stringMatching(fault)));
  });
}
