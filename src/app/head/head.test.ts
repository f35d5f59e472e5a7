import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { BOOKING_PATH, bookingPath, LOGIN_PATH } from '../navigation/paths.ts';
import { settle } from '#tests/support/testFlowContext.ts';
import { type GuardedPages, toPattern } from '../../../scripts/build/prerender/guardedPages.ts';
import { HEAD_SCRIPTS } from '../../../scripts/build/prerender/html.ts';

/** As much of an element as the scripts look at. */
class FakeElement {
  localName: string;
  #around: FakeElement | null;
  constructor(localName: string, around: FakeElement | null = null) {
    this.localName = localName;
    this.#around = around;
  }
  closest(selector: string): FakeElement | null {
    const selected = selector.split(', ').map((part) => part.replace('[data-needs-app]', ''));
    return selected.includes(this.localName) ? this : (this.#around?.closest(selector) ?? null);
  }
}
class FakeForm extends FakeElement {}

interface Visit {
  /** The attributes `data-reads` and `data-guarded` of the script. */
  reads?: [url: string, init: RequestInit][];
  guarded?: GuardedPages;
  /** The address after the host. */
  address?: string;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** Where somebody may be signed in; null if the browser blocks it. */
  sessionStorage?: Record<string, string> | null;
  /** True in a frame of another page. */
  isFramed?: boolean;
  /** The state of the history entry. */
  state?: unknown;
}

/** Opens a page with the scripts in its head. The settings it applies have their own tests (features/shell/settings/settings.test.ts). */
function openPage({ reads, guarded, address = '/', fetch, sessionStorage = {}, isFramed = false, state = { idx: 3 } }: Visit) {
  const listeners: [type: string, listener: (event: object) => void, isCapture: boolean][] = [];
  const window = {
    get sessionStorage() {
      if (sessionStorage === null) throw new DOMException('Access is denied for this document.', 'SecurityError');
      return { getItem: (key: string) => sessionStorage[key] ?? null };
    },
  } as unknown as Pick<Window, 'earlyAction' | 'earlyReads'>;
  const { pathname, search, hash } = new URL(address, 'https://shop.test');
  const stop = vi.fn();
  const reload = vi.fn(() => expect(stop).toHaveBeenCalledOnce());
  const dataset: Record<string, string> = {};
  const replaceState = vi.fn();
  const links: object[] = [];
  const data = { reads: reads && JSON.stringify(reads), guarded: guarded && JSON.stringify(guarded) };
  const context = createContext({
    window,
    parent: isFramed ? {} : window,
    fetch,
    Element: FakeElement,
    HTMLFormElement: FakeForm,
    document: {
      currentScript: { dataset: { space: 'gadget-garage', ...data } },
      documentElement: { dataset },
      createElement: (tag: string) => ({ tag }),
      head: { append: (link: object) => void links.push(link) },
    },
    addEventListener: (...added: (typeof listeners)[number]) => void listeners.push(added),
    location: { pathname, search, hash, reload },
    history: { state, replaceState },
    stop,
  });
  const scripts = HEAD_SCRIPTS.filter((name) => name !== 'guardedPages' || guarded);
  for (const name of scripts) runInContext(readFileSync(`src/app/head/${name}.js`, 'utf8'), context);
  return {
    window,
    dataset,
    links,
    reload,
    replaceState,
    /** Lets the listeners of this page handle an event. */
    dispatch: (type: string, event: object) => {
      for (const [listened, listener, isCapture] of listeners) if (listened === type && isCapture) listener(event);
    },
  };
}

describe('the reads of the page', () => {
  const reads: [string, RequestInit][] = [
    ['/api/carTools', { method: 'GET', headers: { Accept: 'application/json' }, cache: 'no-store' }],
    ['/products.json', { method: 'GET' }],
  ];

  test('are each started once, as the build has described them', async () => {
    const fetch = vi.fn(async (url: string) => new Response(url));
    const { window } = openPage({ reads, fetch });
    expect(fetch.mock.calls).toEqual(reads);
    const started = [...(window.earlyReads?.responses ?? [])];
    expect(await Promise.all(started.map(async ([url, response]) => [url, await (await response).text()]))).toEqual([
      ['/api/carTools', '/api/carTools'],
      ['/products.json', '/products.json'],
    ]);
  });

  describe('if one fails', () => {
    const onUnhandled = vi.fn();
    afterEach(() => void process.off('unhandledRejection', onUnhandled));

    test('its error waits for the client, and nobody else reports it', async () => {
      process.on('unhandledRejection', onUnhandled);
      const { window } = openPage({ reads, fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
      await settle();
      expect(onUnhandled).not.toHaveBeenCalled();
      await expect(window.earlyReads?.responses.get('/products.json')).rejects.toThrow('Failed to fetch');
    });
  });

  test('are not there if the page has none', () => {
    expect(openPage({}).window.earlyReads?.responses.size).toBe(0);
  });
});

describe('at the address of a page for signed-in users', () => {
  const guarded: GuardedPages = {
    siteBase: '/shop/',
    session: { storage: 'sessionStorage', key: 'gadget-garage:session' },
    shared: ['assets/shared.js'],
    pages: [
      { pattern: toPattern('/myOrders', '/shop/'), files: ['assets/MyOrders.js', 'assets/MyOrders.css'], reads: [] },
      {
        pattern: toPattern(BOOKING_PATH, '/shop/'),
        files: ['assets/Booking.js'],
        reads: [['https://api.test/carTools/_id_', { method: 'GET' }]],
      },
    ],
  };
  const signedIn = { 'gadget-garage:session': 'sam@example.com' };

  test('a signed-out visitor is sent to the sign-in page, and the page to return to is in the history', () => {
    const { replaceState, reload, links } = openPage({ guarded, address: '/shop/booking/7#phone' });
    expect(replaceState.mock.calls).toEqual([[{ idx: 3, usr: { returnTo: '/booking/7#phone' } }, '', `/shop${LOGIN_PATH}`]]);
    expect(reload).toHaveBeenCalledOnce();
    expect(links).toEqual([]);
  });

  test('a frame stays, because it may have a session of its own', () => {
    const { replaceState, reload } = openPage({ guarded, address: '/shop/myOrders', isFramed: true });
    expect(replaceState).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([
    ['nobody is signed in', { 'gadget-garage:settings': '{}' }],
    ['somebody is signed in at another shop', { 'gadget-garage:session:other': 'sam@example.com' }],
    ['the browser blocks storage', null],
  ])('if %s, the visitor is signed out', (_, sessionStorage) => {
    expect(openPage({ guarded, address: '/shop/myOrders', sessionStorage }).reload).toHaveBeenCalledOnce();
  });

  test('a query may choose the world, so the app sees it first', () => {
    const { replaceState, reload, links } = openPage({ guarded, address: '/shop/myOrders?world=large' });
    expect([replaceState.mock.calls, reload.mock.calls, links]).toEqual([[], [], []]);
  });

  test.each(['/shop/myOrders', '/shop/MYORDERS/', '/shop/myOrders?world=large'])(
    'a signed-in user’s browser asks for the code of the page: %s',
    (address) => {
      const { replaceState, reload, links } = openPage({ guarded, address, sessionStorage: signedIn });
      const script = { tag: 'link', rel: 'modulepreload', as: 'script', crossOrigin: '', fetchPriority: 'low' };
      expect(links).toEqual([
        { ...script, href: '/shop/assets/shared.js' },
        { ...script, href: '/shop/assets/MyOrders.js' },
        { tag: 'link', rel: 'preload', as: 'style', crossOrigin: '', fetchPriority: 'auto', href: '/shop/assets/MyOrders.css' },
      ]);
      expect([replaceState.mock.calls, reload.mock.calls]).toEqual([[], []]);
    },
  );

  test.each(['/shop/booking/64f0-a_1', '/shop/BOOKING/64f0-a_1/'])('the product of a booking is read: %s', async (address) => {
    const fetch = vi.fn(async () => new Response('{}'));
    const { window } = openPage({ guarded, address, sessionStorage: signedIn, fetch });
    expect(fetch.mock.calls).toEqual([['https://api.test/carTools/64f0-a_1', { method: 'GET' }]]);
    expect([...(window.earlyReads?.responses.keys() ?? [])]).toEqual(['https://api.test/carTools/64f0-a_1']);
  });

  test.each([
    ['an id that the shop would encode in another way', '/shop/booking/%61', signedIn],
    ['nobody who is signed in', '/shop/booking/7', {}],
    ['a page without such reads', '/shop/myOrders', signedIn],
  ])('nothing is read for %s', (_, address, sessionStorage) => {
    expect(openPage({ guarded, address, sessionStorage }).window.earlyReads?.responses.size).toBe(0);
  });

  test.each([{}, signedIn])('any other address of the same HTML stays as it is: %o', (sessionStorage) => {
    const { replaceState, reload, links } = openPage({ guarded, address: '/shop/no/such/page', sessionStorage });
    expect([replaceState.mock.calls, reload.mock.calls, links]).toEqual([[], [], []]);
  });
});

test.each([
  ['a booking', { usr: { returnTo: `${bookingPath('7')}#phone` } }, { reason: 'booking' }],
  ['another page', { usr: { returnTo: '/myOrders' } }, {}],
  ['no page', { usr: null }, {}],
  ['something else', 'old', {}],
  ['nothing', null, {}],
])('if the user returns to %s after signing in', (_, state, dataset) => {
  expect(openPage({ address: '/login', state }).dataset).toEqual(dataset);
});

describe('before React', () => {
  const click = (localName: string, how: object = {}) => ({
    target: new FakeElement('svg', new FakeElement(localName)),
    button: 0,
    preventDefault: vi.fn(),
    ...how,
  });

  test('a click on a part of a button is remembered', () => {
    const { window, dispatch } = openPage({});
    expect(window.earlyAction?.last).toBeNull();
    const event = click('button');
    dispatch('click', event);
    expect(window.earlyAction?.last?.element).toBe(event.target.closest('button'));
  });

  test('a submission is remembered with its button', () => {
    const { window, dispatch } = openPage({});
    const [form, submitter] = [new FakeForm('form'), new FakeElement('button')];
    dispatch('submit', { target: form, submitter });
    expect(window.earlyAction?.last).toEqual({ element: form, submitter });
  });

  test('the last one wins, and a click on anything else changes nothing', () => {
    const { window, dispatch } = openPage({});
    const form = new FakeForm('form');
    dispatch('click', click('button'));
    dispatch('submit', { target: form, submitter: null });
    dispatch('click', click('p'));
    dispatch('click', { target: {} });
    expect(window.earlyAction?.last?.element).toBe(form);
    const event = click('button');
    dispatch('click', event);
    expect(window.earlyAction?.last?.element).toBe(event.target.closest('button'));
  });

  const returning = { usr: { returnTo: '/addAReview' } };

  test('a link that needs the app for the page to return to waits for it', () => {
    const { window, dispatch } = openPage({ address: '/login', state: returning });
    const event = click('a');
    dispatch('click', event);
    expect(window.earlyAction?.last?.element.localName).toBe('a');
    expect(event.preventDefault).toHaveBeenCalledOnce();
  });

  test.each([
    ['without a page to return to', { address: '/login' }, {}],
    ['opened in a new tab', { address: '/login', state: returning }, { ctrlKey: true }],
    ['opened in a new tab with another button', { address: '/login', state: returning }, { button: 1 }],
  ])('a link %s is left to the browser', (_, visit, how) => {
    const { window, dispatch } = openPage(visit);
    const event = click('a', how);
    dispatch('click', event);
    expect(window.earlyAction?.last).toBeNull();
    expect(event.preventDefault).not.toHaveBeenCalled();
  });
});
