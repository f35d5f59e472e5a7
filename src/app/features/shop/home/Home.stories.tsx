import { http } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { CAMERAS, CAR_ITEMS, CUSTOMER_REVIEWS, PHONES } from '#contract/texts.ts';
import { answerCalls, type Canvas, loadPages, openSandbox, shopAt } from '#tests/support/journeys/journey.tsx';

/** The lists in their order on the page. */
const LISTS = {
  tools: { title: CAR_ITEMS, path: '*/carTools' },
  cameras: { title: CAMERAS, path: '*/cameraProducts/' },
  phones: { title: PHONES, path: '*/products.json' },
  reviews: { title: CUSTOMER_REVIEWS, path: '*/review' },
};
type List = keyof typeof LISTS;
const names = Object.keys(LISTS) as List[];

/** Holds back the answers for the lists until a test lets them arrive. */
function holdAnswers() {
  const answers = new Map(names.map((name) => [name, Promise.withResolvers<void>()]));
  return {
    handlers: names.map((name) => http.get(LISTS[name].path, () => answers.get(name)?.promise)),
    arrive: (name: List) => answers.get(name)?.resolve(),
  };
}

/** A browser that is busy until a test says otherwise. */
function createBusyBrowser() {
  let waiting: { work: () => void; limit: number | undefined } | null = null;
  return {
    /** The work that waits for the browser, and the longest time that it waits, in milliseconds. */
    waiting: () => waiting,
    callbacks: {
      requestIdleCallback: (work: () => void, { timeout }: IdleRequestOptions = {}) => {
        const begin = () => {
          waiting = null;
          work();
        };
        waiting = { work: begin, limit: timeout };
        return 1;
      },
      cancelIdleCallback: () => {
        waiting = null;
      },
    },
  };
}

interface Held {
  answers: ReturnType<typeof holdAnswers>;
  browser: ReturnType<typeof createBusyBrowser>;
}
const heldOf = (loaded: Record<string, unknown>) => loaded['held'] as Held;

/** Replaces the idle callbacks of the browser. Returns a function that restores them. */
function replaceIdleCallbacks(callbacks: object) {
  const own = ['requestIdleCallback', 'cancelIdleCallback'].map((name) => [name, Reflect.get(window, name)] as const);
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Object.assign(window, callbacks);
  return () => void Object.assign(window, Object.fromEntries(own));
}

/** A visitor opens the home page. Its lists arrive one by one. */
const meta = preview.meta({
  title: 'Home',
  tags: ['flow', '!manifest'],
  parameters: { controls: { disable: true } },
  loaders: [
    loadPages([]),
    async (context) => {
      const { sandbox, handlers } = await openSandbox(context);
      const held: Held = { answers: holdAnswers(), browser: createBusyBrowser() };
      return { held, sandbox, handlers: [...held.answers.handlers, ...handlers] };
    },
  ],
  beforeEach: answerCalls,
  render: shopAt('/'),
});

/** The page before any list has arrived. The browser is busy. */
export const BusyBrowser = meta.story({ beforeEach: ({ loaded }) => replaceIdleCallbacks(heldOf(loaded).browser.callbacks) });

/** The page before any list has arrived, in a browser without idle callbacks, as Safari is. */
export const WithoutIdleCallbacks = meta.story({ beforeEach: () => replaceIdleCallbacks({}) });

/** The lists that the page shows. */
const shownOn = (canvas: Canvas) =>
  names.filter((name) => {
    const { title } = LISTS[name];
    return canvas.queryByRole('heading', { name: title }) !== null && canvas.queryByText(`Loading ${title}`) === null;
  });

/** Lets a list arrive, and waits until the page has put it in line. */
async function putInLine({ answers, browser }: Held, name: List) {
  const before = browser.waiting();
  answers.arrive(name);
  await waitFor(() => expect(browser.waiting()).not.toBe(before));
}

BusyBrowser.test(
  'shows the first list at once, and the others in their order, one whenever the browser is idle',
  async ({ canvas, loaded }) => {
    const held = heldOf(loaded);
    await canvas.findByText(`Loading ${CAR_ITEMS}`);
    for (const name of ['reviews', 'phones', 'cameras'] as const) await putInLine(held, name);
    await expect(shownOn(canvas)).toEqual([]);
    held.answers.arrive('tools');
    await waitFor(() => expect(shownOn(canvas)).toEqual(['tools']));
    for (const shown of [names.slice(0, 2), names.slice(0, 3), names]) {
      await waitFor(() => expect(held.browser.waiting()).not.toBeNull());
      held.browser.waiting()?.work();
      await waitFor(() => expect(shownOn(canvas)).toEqual(shown));
    }
  },
);

BusyBrowser.test('shows a list after 300 ms even if the browser stays busy', async ({ canvas, loaded }) => {
  const held = heldOf(loaded);
  await canvas.findByText(`Loading ${CAR_ITEMS}`);
  await putInLine(held, 'phones');
  await expect(held.browser.waiting()?.limit).toBe(300);
});

WithoutIdleCallbacks.test('shows all lists', async ({ canvas, loaded }) => {
  await canvas.findByText(`Loading ${CAR_ITEMS}`);
  for (const name of names.toReversed()) heldOf(loaded).answers.arrive(name);
  await waitFor(() => expect(shownOn(canvas)).toEqual(names));
});
