import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporaryFolder.ts';
import { browserOptions } from '../check/browser.ts';
import { compareFolders } from './compareFolders.ts';
import { writeReport } from './writeReport.ts';

const root = temporaryFolder(afterAll);

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

test('compares two Storybooks and shows the result in a report', async () => {
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

  const report = join(root, 'report');
  await writeReport({ title: 'main and the working tree', pictures: output, output: report, results }, new AbortController().signal);
  const browser = await chromium.launch(browserOptions());
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(600_000);
    const protocols = new Set<string>();
    page.on('request', (request) => protocols.add(new URL(request.url()).protocol));
    const address = pathToFileURL(join(report, 'index.html')).href;
    await page.goto(`${address}#?q=!@unchanged`);
    await page.getByText('main and the working tree').waitFor();
    const rows = page.getByRole('listitem');
    const names = await rows.evaluateAll((items) => items.map((item) => item.querySelector('a')?.textContent));
    // The one that throws comes first.
    expect(names).toEqual(['throwing, 1,200 px', 'changed, 1,200 px', 'new, new', 'mended, changed', 'removed, removed']);

    await rows.nth(0).getByRole('link').first().click();
    const describe = () => page.getByRole('region').first().innerText();
    await page.getByText('Error: It <b>broke</b>.').waitFor();
    expect(await describe()).toBe('failed: 1200 pixels differ, in an area of 40 × 30 px at 0, 0. It <b>broke</b>.');
    await page.keyboard.press('ArrowRight');
    await page.getByText('changed, 1,200 px').waitFor();
    expect(await page.getByText('Error:').count()).toBe(0);
    await page.getByRole('img', { name: 'Diff' }).waitFor();
    await page.getByRole('tab', { name: 'Slider' }).click();
    const pair = page.getByRole('img', { name: /Previous|Actual/ });
    await pair.nth(1).waitFor();
    expect(await pair.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth))).toEqual([300, 300]);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.getByText('mended, changed').waitFor();
    expect(await describe()).toBe('changed: Before: It was broken.');
    await page.goto(`${address}#?q=@unchanged`);
    await rows.getByText('equal').waitFor();
    expect(await rows.count()).toBe(1);
    expect([...protocols].filter((protocol) => protocol.startsWith('http'))).toEqual([]);
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
