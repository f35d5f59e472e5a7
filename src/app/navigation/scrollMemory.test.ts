import { expect, test } from 'vitest';
import { testPlatform } from '#tests/support/testPlatform.ts';
import { createScrollMemory, nameEntry } from './scrollMemory.ts';

/** A page that somebody scrolls. */
function openPage() {
  const events = new EventTarget();
  const page = Object.assign(events, {
    scrollY: 0,
    scrollTo: (_: number, top: number) => void (page.scrollY = top),
    history: { scrollRestoration: 'auto' },
  });
  return page as typeof page & Window;
}

test('a page that is left in the frame in which it was scrolled keeps its position', () => {
  const platform = testPlatform();
  const page = openPage();
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
  const page = openPage();
  const scroll = createScrollMemory(platform, page);
  page.scrollY = 300;
  scroll.enter('default', 'restore');
  expect(page.scrollY).toBe(300);
  scroll.enter('next', 'reset');
  page.scrollY = 500;
  scroll.enter('never shown', 'restore');
  expect(page.scrollY).toBe(0);
});

test('a page that the browser has kept is shown where it was left', () => {
  const platform = testPlatform();
  const page = openPage();
  createScrollMemory(platform, page).enter('default', 'restore');
  page.scrollY = 800;
  page.dispatchEvent(new Event('pagehide'));
  page.scrollY = 0;
  platform.comeBack();
  expect(page.scrollY).toBe(800);
});

test('an entry gets a key of its own, and keeps it and its other state on a reload', () => {
  const openEntry = (state: object | null) => {
    const history = { state, replaceState: (next: object) => void (history.state = next) };
    nameEntry({ history } as unknown as Window);
    return history.state;
  };
  const first = openEntry({ usr: 'from login' });
  expect(first).toEqual({ usr: 'from login', key: expect.any(String) });
  expect(openEntry(first)).toBe(first);
  expect(openEntry(null)).not.toEqual(openEntry(null));
});
