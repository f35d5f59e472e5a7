// The page /sandbox/two.
import type { ReactNode } from 'react';
import { SETTINGS } from '#app/services/platform/keys.ts';
import { FRAMES, frameStore } from '#app/services/platform/sandboxPlatform.ts';
import { SANDBOX_SESSION } from '#contract/sandboxSession.ts';
import { createStore } from '#contract/store.ts';
import { dockPeople } from '../data/accounts.ts';
import { people } from '../data/people.ts';
import { joinShops, type Seat } from '../ui/joinShops.ts';
import { TwoPeople } from '../ui/TwoPeople.tsx';
import type { FrameHost } from './frames.ts';

/** The first person and page of each frame. */
const STARTS = {
  left: { email: 'shopper@example.com', path: '' },
  right: { email: 'admin@example.com', path: 'dashboard/manageAllProducts' },
} as const;

/** Describes the person who is signed in in a frame. */
function personIn(store: ReturnType<typeof frameStore>): string {
  const email = store.read(SANDBOX_SESSION);
  const person = people.find((each) => each.email === email);
  if (person === undefined) return email ?? 'Nobody signed in';
  return `${person.name}, ${person.role === 'admin' ? 'administrator' : 'shopper'}`;
}

/** Shows the theme that somebody has just chosen in a frame. At the start, src/app/head/firstPaint.js has done so. */
function followTheme({ key, newValue }: StorageEvent) {
  if (key?.endsWith(`:${SETTINGS}`) !== true || newValue === null) return;
  const { theme } = JSON.parse(newValue) as { theme: string };
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
}

/** Takes the shops that start in the frames, and returns them as one. */
function joinFrames(sides: readonly (Pick<Seat, 'name' | 'store'> & { src: string })[]) {
  let seats: readonly Seat[] = sides.map(({ name, store, src }) => ({
    name,
    store,
    shop: null,
    isOpen: false,
    onReload: () => void window.open(src, name),
  }));
  const shops = createStore(joinShops(seats));
  const host: FrameHost = {
    take: (name, shop) => {
      // Keeps the old shop in the dock until the next page has started, so that its panels do not jump.
      seats = seats.map((seat) => (seat.name === name ? { ...seat, shop: shop ?? seat.shop, isOpen: shop !== null } : seat));
      shops.write(joinShops(seats));
    },
    // Presses the shortcut of this page, because the dock's state is in React.
    toggleDock: () => void document.dispatchEvent(new KeyboardEvent('keydown', { altKey: true, code: 'KeyS', cancelable: true })),
    chooseWorld: (name) => shops.read()?.onChooseWorld?.(name),
    endFaults: () => shops.read()?.sandbox.faults.clear(),
  };
  window.frameHost = host;
  return shops;
}

/** Opens the page. Its frames keep their people over a reload. */
export function twoPeople(siteBase: string): ReactNode {
  document.title = 'Two people';
  const sides = FRAMES.map((name) => {
    const store = frameStore(name);
    const { email, path } = STARTS[name];
    if (store.keys().length === 0) store.write(SANDBOX_SESSION, email);
    return { name, store, src: siteBase + path, person: () => personIn(store) };
  });
  // A frame's changes of the storage that it shares with this page.
  const onChange = (listener: () => void) => {
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  };
  window.addEventListener('storage', followTheme);
  return <TwoPeople sides={sides} onChange={onChange} shops={joinFrames(sides)} people={dockPeople} />;
}
