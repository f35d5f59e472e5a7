import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type * as TestingLibrary from '@testing-library/dom';
import { type Browser, WebDriverError } from './webDriver.ts';

/** Runs before each search, and not once in the page, because in Firefox each script has its own RegExp. Its bundle assigns to `exports`. */
const LIBRARY = readFileSync(createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');

/** An element as a user would describe it. A text is the whole name. */
export type Target = { role: string; name: string | RegExp } | { label: string | RegExp } | { text: string | RegExp };

/** Where to look for an element. */
interface Scope {
  /** The row of a table or the item of a list that has this text. @default the whole page */
  within?: string;
}

/** A regular expression as JSON, which is all that WebDriver sends. */
const toJson = (name: string | RegExp) => (name instanceof RegExp ? { source: name.source } : name);

/** An element in the page, and its place as text. */
interface Found {
  element: Element;
  place: string;
}

/**
 * Runs in the page. Returns the first visible element that fits, or null. An element for a click must also be at the place where it will be
 * clicked, and not below a toast.
 */
function findInPage(
  testingLibrary: typeof TestingLibrary,
  by: { role?: string; name: string | { source: string } },
  kind: 'role' | 'label' | 'text',
  within: string | null,
  isForClick: boolean,
): Found | null {
  const name = typeof by.name === 'string' ? by.name : new RegExp(by.name.source);
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const isOnTop = (element: Element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const scopes =
    within === null
      ? [document.body]
      : [...document.querySelectorAll<HTMLElement>('tr, li')].filter(({ textContent }) => textContent.includes(within));
  for (const scope of scopes) {
    const found =
      kind === 'role'
        ? testingLibrary.queryAllByRole(scope, by.role ?? '', { name, hidden: true })
        : kind === 'label'
          ? testingLibrary.queryAllByLabelText(scope, name)
          : testingLibrary.queryAllByText(scope, name);
    const element = found.find((one) => isVisible(one) && (!isForClick || isOnTop(one)));
    if (element !== undefined) return { element, place: JSON.stringify(element.getBoundingClientRect()) };
  }
  return null;
}

/** Runs in the page. Enters a date, whose keys differ from browser to browser. Returns false for other inputs. */
function enterDate(input: Element, value: string): boolean {
  if (!(input instanceof HTMLInputElement) || input.type !== 'date') return false;
  // React replaces the setter of each input, to notice what it did not write itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

/** The key of an element's id in JSON, as the standard has it. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** The element changed between two commands, and may be ready a moment later. */
const CHANGED = ['stale element reference', 'element click intercepted', 'element not interactable'];

/** One tab of a browser. Its methods wait until they can be done, as a user does. */
export interface Tab {
  /** Opens a path of the site, or a whole URL, as a new page. */
  open(path: string): Promise<void>;
  see(target: Target, scope?: Scope): Promise<void>;
  click(target: Target, scope?: Scope): Promise<void>;
  /** Replaces the text of an input. */
  enter(target: Target, text: string): Promise<void>;
  /** Runs a function in the page, which cannot use variables from outside. */
  evaluate<Result, Args extends unknown[]>(run: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** Takes a picture of what the window shows, as PNG. */
  takePicture(): Promise<Buffer>;
}

/** Creates the object for a tab that is open. All commands of a browser go to one tab at a time. */
function createTab(browser: Browser, handle: string, site: string): Tab {
  const send: Browser['send'] = async (command, parameters) => {
    await browser.send('switchTab', { handle });
    return browser.send(command, parameters);
  };
  const evaluate: Tab['evaluate'] = async (run, ...args) =>
    (await send('execute', { script: `return (${run.toString()}).apply(null, arguments)`, args })) as never;

  async function find(target: Target, { within }: Scope, isForClick: boolean): Promise<{ id: string; place: string } | null> {
    const kind = 'role' in target ? 'role' : 'label' in target ? 'label' : 'text';
    const by =
      'role' in target
        ? { role: target.role, name: toJson(target.name) }
        : { name: toJson('label' in target ? target.label : target.text) };
    const script = `const exports = {}, module = {}; ${LIBRARY}; return (${findInPage.toString()})(exports, ...arguments)`;
    const found = (await send('execute', { script, args: [by, kind, within ?? null, isForClick] })) as {
      element: { [ELEMENT]: string };
      place: string;
    } | null;
    return found && { id: found.element[ELEMENT], place: found.place };
  }

  /** Repeats the attempt until the element is there, stays at its place, and the commands succeed. */
  const act = (target: Target, scope: Scope, what: 'see' | 'click' | 'enter', command: (id: string) => Promise<unknown>) => {
    let lastPlace = '';
    return expect
      .poll(
        async () => {
          const found = await find(target, scope, what !== 'see');
          if (found === null) return 'not there';
          const { id, place } = found;
          // A click goes to a place, and would miss a button that moves meanwhile.
          const isMoving = place !== lastPlace;
          lastPlace = place;
          if (what === 'click' && isMoving) return 'moving';
          try {
            await command(id);
            return 'done';
          } catch (error) {
            if (error instanceof WebDriverError && CHANGED.includes(error.code)) return error.code;
            throw error;
          }
        },
        {
          message: `${what} ${Object.values(target).join(' ')}${scope.within === undefined ? '' : ` in ${scope.within}`}`,
          intervals: [100],
        },
      )
      .toBe('done');
  };

  return {
    open: async (path) => void (await send('open', { url: new URL(path, site).href })),
    see: (target, scope = {}) => act(target, scope, 'see', async () => {}),
    click: (target, scope = {}) => act(target, scope, 'click', (id) => send('click', { id })),
    enter: (target, text) =>
      act(target, {}, 'enter', async (id) => {
        if (await evaluate(enterDate, { [ELEMENT]: id } as unknown as Element, text)) return;
        await send('clear', { id });
        await send('type', { id, text });
      }),
    evaluate,
    takePicture: async () => Buffer.from((await send('picture', {})) as string, 'base64'),
  };
}

/** Returns the tab that a browser starts with. */
export const firstTab = async (browser: Browser, site: string): Promise<Tab> =>
  createTab(browser, (await browser.send('currentTab')) as string, site);

/** Opens another tab. */
export async function openTab(browser: Browser, site: string): Promise<Tab> {
  const { handle } = (await browser.send('newTab', { type: 'tab' })) as { handle: string };
  return createTab(browser, handle, site);
}
