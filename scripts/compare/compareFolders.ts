import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserOptions } from '../check/browser.ts';
import { type Box, differenceOf } from './difference.ts';
import { serveFolder } from '../check/serveFolder.ts';
import type { Theme } from './options.ts';
import { pairStories, type StoryIndex, type StoryPair } from './stories.ts';
import { openTab, type Picture, steadyDrawing, type Tab, takePicture } from './takePicture.ts';

export type Group = 'failed' | 'changed' | 'new' | 'removed' | 'unchanged';

/** A story in the report. */
export interface Result {
  id: string;
  title: string;
  name: string;
  group: Group;
  pixels: number;
  box?: Box;
  /** The paths of pictures in the folder. */
  before?: string;
  after?: string;
  difference?: string;
  /** Its error; one of before the change begins with 'Before: '. */
  error?: string;
}

interface Comparison {
  /** The folder of the one static Storybook; `after`: of the other. */
  before: string;
  after: string;
  /** The folder for the pictures; it is emptied. */
  output: string;
  /** Of the window, in pixels. */
  width: number;
  theme: Theme;
  /** Only stories whose id contains it. */
  text: string;
  /** Ends the comparison. */
  signal: AbortSignal;
  onProgress: (done: number, all: number) => void;
}

/** More would draw no faster, because each page keeps a processor busy. */
const WORKERS = Math.min(availableParallelism(), 4);

const readIndex = (folder: string) => JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as StoryIndex;

/**
 * Takes pictures of every story of two static Storybooks, and writes those that the report shows into the output folder. Returns the stories
 * in the order of the second Storybook. Throws if there is no browser or the signal aborts.
 */
export async function compareFolders({ before, after, output, width, theme, text, signal, onProgress }: Comparison): Promise<Result[]> {
  const pairs = pairStories(readIndex(before), readIndex(after), text);
  rmSync(output, { recursive: true, force: true });
  for (const kind of ['before', 'after', 'difference']) mkdirSync(join(output, kind), { recursive: true });

  /** Returns the path of the picture in the page. */
  function keep(kind: string, id: string, png: Buffer) {
    writeFileSync(join(output, kind, `${id}.png`), png);
    return `${kind}/${id}.png`;
  }

  function resultOf({ id, title, name }: StoryPair, old: Picture | null, current: Picture | null): Result {
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
  const browser = await chromium.launch({
    ...browserOptions(...steadyDrawing),
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  const failure = new AbortController();
  const stop = AbortSignal.any([signal, failure.signal]);
  stop.addEventListener('abort', () => void browser.close(), { once: true });
  const [oldServer, server] = await Promise.all([serveFolder(before), serveFolder(after)]);

  const results: Result[] = [];
  let next = 0;
  let done = 0;
  async function work() {
    const tabs: { old: Tab | null; current: Tab | null } = { old: null, current: null };
    async function shoot(side: 'old' | 'current', address: string, id: string) {
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
