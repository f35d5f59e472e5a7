import { virtual } from '@guidepup/virtual-screen-reader';
import { expect, waitFor } from 'storybook/test';
import { follow } from './journey.tsx';

// A virtual screen reader, for flow stories that assert what is spoken.

const ALERT = '[role="alert"]';
const LIVE_REGION = `${ALERT}, [role="status"], output, [aria-live]`;
const HIDDEN = '[aria-hidden="true"], [inert]';

/** The live regions that a change makes speak. A browser announces a new alert; any other region only when its content changes. */
function regionsOf({ type, target, addedNodes }: MutationRecord): Element[] {
  if (type === 'attributes') return [];
  const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE_REGION);
  if (region) return [region];
  const added = [...addedNodes].filter((node) => node instanceof Element);
  return added.flatMap((element) => [...(element.matches(ALERT) ? [element] : []), ...element.querySelectorAll(ALERT)]);
}

/**
 * Reports a live region once in a task, with all of its content, however many nodes have changed in it. For the library, every change of a
 * node or an attribute is another announcement, a new alert is none, and empty and hidden regions speak.
 */
class LiveRegionObserver extends MutationObserver {
  constructor(callback: MutationCallback) {
    const changed = new Set<Element>();
    const isHeard = (region: Element) => region.isConnected && region.closest(HIDDEN) === null && region.textContent.trim() !== '';
    const report = (observer: MutationObserver) => {
      const regions = [...changed].filter(isHeard);
      changed.clear();
      const records = regions.map((target) => ({ type: 'childList', target, addedNodes: target.childNodes }));
      callback(records as unknown as MutationRecord[], observer);
    };
    super((mutations, observer) => {
      if (changed.size === 0) setTimeout(report, 0, observer);
      for (const region of mutations.flatMap(regionsOf)) changed.add(region);
      // Says nothing, but lets the library read the new page.
      callback([], observer);
    });
  }
}

/** The number of phrases that a test has already heard. */
let heard = 0;

/** A `beforeEach` that has a screen reader on the whole page until the story ends. */
export async function startScreenReader() {
  await virtual.start({ container: document.body, window: { document, MutationObserver: LiveRegionObserver } });
  heard = (await virtual.spokenPhraseLog()).length;
  return () => virtual.stop();
}

/** Returns what was said since the last call. */
async function listen(): Promise<string[]> {
  const log = await virtual.spokenPhraseLog();
  const said = log.slice(heard);
  heard = log.length;
  return said;
}

/**
 * Waits for these phrases, and expects exactly them, in this order, since the last call. Of what gets focus, the reader says 'role, name,
 * value, description, states'; of a live region 'polite: ' or 'assertive: ' and its text. What is said twice fails this call or the next.
 */
export async function hear(...phrases: string[]) {
  const log = await virtual.spokenPhraseLog();
  await waitFor(() => expect(log.length - heard).toBeGreaterThanOrEqual(phrases.length)).catch(() => {});
  await expect((await listen()).join('\n')).toBe(phrases.join('\n'));
}

/** Reads on, item by item, until the reader says this phrase, as soon as the page has loaded. Expects nothing else to be said before. */
export async function readOnTo(phrase: string) {
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  await hear();
  await virtual.next();
  const first = virtual.activeNode;
  const start = await virtual.lastSpokenPhrase();
  for (let said = start; said !== phrase; said = await virtual.lastSpokenPhrase()) {
    await virtual.next();
    if (virtual.activeNode === first && (await virtual.lastSpokenPhrase()) === start)
      throw new Error(`The page does not say '${phrase}', but:\n${(await listen()).join('\n')}`);
  }
  // A live region that speaks in the middle is not one of the items.
  await expect((await listen()).filter((said) => /^(polite|assertive): /.test(said)).join('\n')).toBe('');
}

/** Activates the item that the reader is at. */
export async function activate() {
  const item = virtual.activeNode;
  if (!(item instanceof HTMLElement)) throw new Error('The reader is at no element');
  item.focus();
  // The reader says an item that it is not at before it is activated.
  await virtual.lastSpokenPhrase();
  follow(item);
}

/** Presses a key, or several: 'Tab', 'Control+a'. */
export const press = (keys: string) => virtual.press(keys);

/** Types into the field that the reader is at. */
export const type = (text: string) => virtual.type(text);
