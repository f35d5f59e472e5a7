import { expect, test } from 'vitest';
import { testPlatform } from '#tests/support/testPlatform.ts';
import { createScrollMemory } from './scrollMemory.ts';

/** A page that somebody scrolls, and that was reached by a link from elsewhere. */
function newVisit() {
  const events = new EventTarget();
  const page = Object.assign(events, {
    scrollY: 0,
    scrollTo: (_: number, top: number) => void (page.scrollY = top),
    history: { scrollRestoration: 'auto' },
    performance: { getEntriesByType: () => [{ type: 'navigate' }] },
  });
  return page as typeof page & Window;
}

test('a page that is left in the frame in which it was scrolled keeps its position', () => {
  const platform = testPlatform();
  const page = newVisit();
  createScrollMemory(platform, page).enter('default', 'restore');
  page.scrollY = 300;
  page.dispatchEvent(new Event('scroll'));
  // Browsers dispatch the event of this one with the next frame.
  page.scrollY = 800;
  page.dispatchEvent(new Event('pagehide'));
  expect(platform.tabStore.read('scroll')).toBe('[["default",800]]');
});

test('Back to a page that was left before it was shown starts at the top, and the first page of a visit stays where it is', () => {
  const platform = testPlatform();
  const page = newVisit();
  const scroll = createScrollMemory(platform, page);
  page.scrollY = 300;
  scroll.enter('default', 'restore');
  expect(page.scrollY).toBe(300);
  scroll.enter('next', 'reset');
  page.scrollY = 500;
  scroll.enter('never shown', 'restore');
  expect(page.scrollY).toBe(0);
});
