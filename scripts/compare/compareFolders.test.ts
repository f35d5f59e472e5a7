import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { browserOptions } from '../check/browser.ts';
import { compareFolders } from './compareFolders.ts';
import { writePage } from './writePage.ts';

const settings = { base: 'main', commit: 'c23c27cf04', width: 300, theme: 'light' } as const;
const root = mkdtempSync(join(tmpdir(), 'compare-test-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const launch = () => chromium.launch(browserOptions());

/** A page that does as Storybook's preview does. A story's content is markup, or an Error's message after '!'. */
const preview = (contents: Record<string, string>) => `<!doctype html><body style="margin: 0"><script>
  const id = new URLSearchParams(location.search).get('id');
  const content = ${JSON.stringify(contents)}[id];
  const events = { storyFinished: [{ storyId: id }] };
  if (content[0] === '!') events.storyThrewException = [{ message: content.slice(1) }];
  else document.body.innerHTML = content;
  requestAnimationFrame(() => { window.__STORYBOOK_ADDONS_CHANNEL__ = { last: (event) => events[event] }; });
</script>`;

/** Writes a folder like a static Storybook. */
function storybook(name: string, contents: Record<string, string>): string {
  const folder = join(root, name);
  mkdirSync(folder);
  const entries = Object.fromEntries(
    Object.keys(contents).map((id) => [id, { id, title: 'Box', name: id, type: 'story', subtype: 'story' }]),
  );
  writeFileSync(join(folder, 'index.json'), JSON.stringify({ entries }));
  writeFileSync(join(folder, 'iframe.html'), preview(contents));
  return folder;
}

const box = (colour: string, style = '') => `<div style="width: 40px; height: 30px; background: ${colour}; ${style}"></div>`;

test('compares two Storybooks and shows the result in a page', async () => {
  const before = storybook('before', {
    equal: box('teal'),
    changed: box('red'),
    removed: box('red'),
    throwing: box('red'),
    mended: '!It was broken.',
  });
  const tall = box('blue', 'height: 1500px');
  const after = storybook('after', { equal: box('teal'), changed: box('blue'), new: tall, throwing: '!It <b>broke</b>.', mended: '' });
  const output = join(root, 'output');
  const progress: number[] = [];
  const results = await compareFolders({
    before,
    after,
    output,
    width: 300,
    theme: 'light',
    text: '',
    signal: new AbortController().signal,
    onProgress: (done, all) => progress.push(done / all),
  });
  expect(results.map(({ id, group, pixels, box, error }) => [id, group, pixels, box?.width, error])).toEqual([
    ['equal', 'unchanged', 0, undefined, undefined],
    ['changed', 'changed', 40 * 30, 40, undefined],
    ['new', 'new', 0, undefined, undefined],
    ['throwing', 'failed', 40 * 30, 40, 'It <b>broke</b>.'],
    ['mended', 'changed', 0, undefined, 'Before: It was broken.'],
    ['removed', 'removed', 0, undefined, undefined],
  ]);
  expect(progress.at(-1)).toBe(1);
  const pictures = ['before', 'after', 'difference'].flatMap((kind) => results.map(({ id }) => `${kind}/${id}.png`));
  expect(pictures.filter((path) => existsSync(join(output, path)))).toEqual([
    'before/changed.png',
    'before/throwing.png',
    'before/removed.png',
    'after/equal.png',
    'after/changed.png',
    'after/new.png',
    'after/throwing.png',
    'after/mended.png',
    'difference/changed.png',
    'difference/throwing.png',
  ]);
  // Bytes 16 to 23 of a PNG are its size.
  const png = readFileSync(join(output, 'after/new.png'));
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([300, 1500]);

  writePage(output, { settings, results });
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.goto(pathToFileURL(join(output, 'index.html')).href);
    const listed = () => page.locator('#stories li').allInnerTexts();
    const shown = () => page.locator('h2').innerText();
    expect((await listed()).map((text) => text.split('\n').at(-1))).toEqual(['failed', '1,200 px', 'failed before', 'new', 'removed']);
    expect(await page.locator('#description').innerText()).toBe('main (c23c27cf) and the working tree, 300 px, light');
    expect([await shown(), await page.locator('#error').innerText()]).toEqual(['Box: throwing', 'It <b>broke</b>.']);
    await page.keyboard.press('j');
    expect([await shown(), await page.locator('.pane').count()]).toEqual(['Box: changed', 3]);
    await page.keyboard.press('m');
    expect(await page.locator('.pane').count()).toBe(1);
    await page.getByRole('button', { name: 'unchanged 1' }).click();
    await page.getByRole('searchbox').fill('equal');
    expect(await listed()).toHaveLength(1);
  } finally {
    await browser.close();
  }
});

test('scrolls each picture to the difference, as far as it goes', async () => {
  const before = storybook('short', { longer: box('red', 'height: 900px') });
  const after = storybook('long', { longer: box('red', 'height: 2400px') });
  const output = join(root, 'long-output');
  const signal = new AbortController().signal;
  const results = await compareFolders({ before, after, output, width: 300, theme: 'light', text: '', signal, onProgress: () => {} });
  writePage(output, { settings, results });
  const browser = await launch();
  try {
    const page = await browser.newPage({ viewport: { width: 1600, height: 800 } });
    await page.goto(pathToFileURL(join(output, 'index.html')).href);
    const tops = () => page.locator('.pane').evaluateAll((panes) => panes.map(({ scrollTop }) => scrollTop));
    await expect.poll(async () => (await tops())[0]).toBeGreaterThan(0);
    // The event of a scroll comes in the next frame.
    await page.evaluate(() => new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const [old = 0, ...others] = await tops();
    expect(others).toEqual([900 - 24, 900 - 24]);
    expect(old).toBeLessThan(900 - 24);
  } finally {
    await browser.close();
  }
});

test('ends when the signal aborts', async () => {
  const stop = new AbortController();
  const folder = storybook('stopped', { one: box('red'), two: box('red') });
  const work = compareFolders({
    before: folder,
    after: folder,
    output: join(root, 'stopped-output'),
    width: 300,
    theme: 'light',
    text: '',
    signal: stop.signal,
    onProgress: () => stop.abort(new Error('Stopped.')),
  });
  await expect(work).rejects.toThrow();
});

test('ends when a picture cannot be written', async () => {
  const folder = storybook('unwritten', Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`story-${index}`, box('red')])));
  let calls = 0;
  const work = compareFolders({
    before: folder,
    after: folder,
    output: join(root, 'unwritten-output'),
    width: 300,
    theme: 'light',
    text: '',
    signal: new AbortController().signal,
    onProgress: () => {
      calls += 1;
      if (calls === 1) throw new Error('The disk is full.');
    },
  });
  await expect(work).rejects.toThrow('The disk is full.');
  // At most those that were drawn already.
  expect(calls).toBeLessThanOrEqual(4);
});
