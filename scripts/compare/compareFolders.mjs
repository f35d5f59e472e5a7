import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser, launchArguments } from '../browser.mjs';
import { differenceOf } from './difference.mjs';
import { serveFolder } from '../serveFolder.mjs';
import { pairStories } from './stories.mjs';
import { openTab, steadyDrawing, takePicture } from './takePicture.mjs';

/** @typedef {import('./stories.mjs').StoryPair} StoryPair */
/** @typedef {import('./difference.mjs').Box} Box */
/** @typedef {import('./takePicture.mjs').Tab} Tab */
/** @typedef {'failed' | 'changed' | 'new' | 'removed' | 'unchanged'} Group */
/**
 * A story in the page. before, after, difference: paths of pictures in the folder; error: what it throws, or threw before the change: 'Before: …'
 * @typedef {object} Result
 * @property {string} id
 * @property {string} title
 * @property {string} name
 * @property {Group} group
 * @property {number} pixels
 * @property {Box} [box]
 * @property {string} [before]
 * @property {string} [after]
 * @property {string} [difference]
 * @property {string} [error]
 */
/**
 * @typedef {object} Comparison
 * @property {string} before a folder with a static Storybook
 * @property {string} after another
 * @property {string} output the folder for the pictures; it is emptied
 * @property {number} width of the window in pixels
 * @property {import('./options.mjs').Theme} theme
 * @property {string} text only stories whose id contains it
 * @property {AbortSignal} signal ends the comparison
 * @property {(done: number, all: number) => void} onProgress
 */

/** More would draw no faster, because each page keeps a processor busy. */
const WORKERS = Math.min(availableParallelism(), 4);

/** @param {string} folder @returns {import('./stories.mjs').StoryIndex} */
const readIndex = (folder) => JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));

/**
 * Takes pictures of every story of two static Storybooks, and writes those that the page shows into the output folder.
 * @param {Comparison} comparison @returns {Promise<Result[]>} in the order of the second Storybook
 * @throws {Error} if there is no browser or the signal aborts
 */
export async function compareFolders({ before, after, output, width, theme, text, signal, onProgress }) {
  const pairs = pairStories(readIndex(before), readIndex(after), text);
  rmSync(output, { recursive: true, force: true });
  for (const kind of ['before', 'after', 'difference']) mkdirSync(join(output, kind), { recursive: true });

  /** @param {string} kind @param {string} id @param {Buffer} png @returns {string} its path in the page */
  function keep(kind, id, png) {
    writeFileSync(join(output, kind, `${id}.png`), png);
    return `${kind}/${id}.png`;
  }

  /** @param {StoryPair} pair @param {{ png: Buffer, error: string } | null} old @param {{ png: Buffer, error: string } | null} current @returns {Result} */
  function resultOf({ id, title, name }, old, current) {
    const story = { id, title, name, pixels: 0 };
    const hasOld = old !== null && old.png.length > 0;
    const hasCurrent = current !== null && current.png.length > 0;
    const difference = hasOld && hasCurrent ? differenceOf(old.png, current.png) : null;
    const pictures = {
      ...(hasOld && (difference !== null || !hasCurrent) && { before: keep('before', id, old.png) }),
      ...(hasCurrent && { after: keep('after', id, current.png) }),
      ...(difference !== null && {
        pixels: difference.pixels,
        box: difference.box,
        difference: keep('difference', id, difference.picture),
      }),
    };
    const errors = [...(current?.error ? [current.error] : []), ...(old?.error ? [`Before: ${old.error}`] : [])];
    const result = { ...story, ...pictures, ...(errors.length > 0 && { error: errors.join('\n') }) };
    if (current === null) return { ...result, group: 'removed' };
    if (current.error !== '') return { ...result, group: 'failed' };
    if (old === null) return { ...result, group: 'new' };
    return { ...result, group: difference === null && old.error === '' ? 'unchanged' : 'changed' };
  }

  signal.throwIfAborted();
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: [...launchArguments, ...steadyDrawing],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  const failure = new AbortController();
  const stop = AbortSignal.any([signal, failure.signal]);
  stop.addEventListener('abort', () => void browser.close(), { once: true });
  const [oldServer, server] = await Promise.all([serveFolder(before), serveFolder(after)]);

  /** @type {Result[]} */
  const results = [];
  let next = 0;
  let done = 0;
  async function work() {
    /** @type {{ old: Tab | null, current: Tab | null }} */
    const tabs = { old: null, current: null };
    /** @param {'old' | 'current'} side @param {string} address @param {string} id */
    async function shoot(side, address, id) {
      try {
        const tab = (tabs[side] ??= await openTab(browser, { width, theme }));
        return await takePicture(tab, { address, id, width, theme });
      } catch (error) {
        stop.throwIfAborted();
        tabs[side] = null;
        return { png: Buffer.alloc(0), error: error instanceof Error ? error.message : String(error) };
      }
    }
    for (let index = next++; index < pairs.length; index = next++) {
      const pair = pairs[index];
      if (pair === undefined) break;
      const old = pair.isBefore ? await shoot('old', oldServer.address, pair.id) : null;
      const current = pair.isAfter ? await shoot('current', server.address, pair.id) : null;
      results[index] = resultOf(pair, old, current);
      done += 1;
      onProgress(done, pairs.length);
    }
  }
  try {
    // It may have been aborted while the browser started, or while the last pictures were taken.
    stop.throwIfAborted();
    // If one fails, such as on a full disk, the others stop too.
    await Promise.all(Array.from({ length: WORKERS }, () => work().catch((error) => failure.abort(error))));
    stop.throwIfAborted();
  } finally {
    oldServer.close();
    server.close();
    await browser.close();
  }
  return results;
}
