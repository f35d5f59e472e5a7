import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryKeyValueStore } from '#mocks/store/memoryKeyValueStore.ts';
import { testBrowser } from '#tests/support/testPlatform.ts';
import { browserPlatform } from '../../../services/platform/browserPlatform.ts';
import { saveSettings } from './settings.ts';
import { applySettings, onSettingsChange, readSettings, type Settings } from './settings.ts';

const unchosen: Settings = { theme: 'system', motion: 'system' };

/** Stored texts, and the settings they mean. */
const KEPT: [text: string | null, meaning: Partial<Settings>][] = [
  [null, {}],
  ['', {}],
  ['{"theme":"dark","motion":"reduced"}', { theme: 'dark', motion: 'reduced' }],
  ['{"theme":"light","motion":"system"}', { theme: 'light' }],
  ['{"theme":"system"}', {}],
  ['{"motion":"reduced"}', { motion: 'reduced' }],
  ['{"theme":"sepia","motion":"reduced"}', { motion: 'reduced' }],
  ['{"theme":"dark","motion":1}', { theme: 'dark' }],
  ['{"theme":["dark"],"motion":{"reduced":true}}', {}],
  ['{"theme":"Dark"}', {}],
  ['{"theme":"dark"', {}],
  ['{"theme":"sepia","motion":', {}],
  ['dark', {}],
  ['"dark"', {}],
  ['null', {}],
  ['7', {}],
  ['[]', {}],
  ['{"__proto__":{"theme":"dark"}}', {}],
];

/** Runs the script of the head in a page of its own, by default in the sandbox's space. @returns the root's data attributes afterwards */
function applyBeforePaint(localStorage: Pick<Storage, 'getItem'> | null, space = 'gadget-garage') {
  const dataset: Record<string, string> = {};
  const page = {
    document: { documentElement: { dataset }, currentScript: { dataset: { space } } },
    history: {},
    ...(localStorage && { localStorage }),
  };
  runInNewContext(readFileSync('src/app/head/firstPaint.js', 'utf8'), page);
  return dataset;
}

const appliedBy = (settings: Settings) => {
  const dataset: Record<string, string> = {};
  applySettings(settings, { dataset } as unknown as HTMLElement);
  return dataset;
};

describe.each(KEPT)('stored: %s', (text, meaning) => {
  const browser = memoryKeyValueStore();
  if (text !== null) browser.write('settings', text);

  test('the app reads the valid values', () => {
    expect(readSettings({ browserStore: browser })).toEqual({ ...unchosen, ...meaning });
  });

  test('the head script sets the same attributes as the app', () => {
    const localStorage = { getItem: (key: string) => (key === 'gadget-garage:settings' ? text : '{"theme":"light"}') };
    expect(applyBeforePaint(localStorage)).toEqual(appliedBy(readSettings({ browserStore: browser })));
  });
});

test('a demo and a live shop on one host do not share settings', () => {
  const localStorage = { getItem: (key: string) => (key === 'gadget-garage:settings' ? '{"theme":"dark"}' : null) };
  expect(applyBeforePaint(localStorage, 'gadget-garage')).toEqual({ theme: 'dark' });
  expect(applyBeforePaint(localStorage, 'gadget-garage live')).toEqual({});
});

test('the head script works if storage is blocked', () => {
  expect(applyBeforePaint(null)).toEqual({});
});

describe("in the browser's own storage", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) };
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('BroadcastChannel', undefined);
  });
  afterEach(() => void vi.unstubAllGlobals());

  test.each<Settings>([
    { theme: 'dark', motion: 'reduced' },
    { theme: 'light', motion: 'system' },
    { theme: 'system', motion: 'reduced' },
    unchosen,
  ])('the head script reads what the app stores: %o', (settings) => {
    saveSettings(browserPlatform(), settings);
    expect(applyBeforePaint(localStorage)).toEqual(appliedBy(settings));
  });
});

test('the system setting removes its attributes, and no others', () => {
  const dataset = { theme: 'dark', motion: 'reduced', other: 'stays' };
  applySettings(unchosen, { dataset } as unknown as HTMLElement);
  expect(dataset).toEqual({ other: 'stays' });
});

test('another tab receives the settings themselves, and nothing else', async () => {
  const browser = testBrowser();
  const [here, there] = [browser.openTab(), browser.openTab()];
  const received: Settings[] = [];
  const stop = onSettingsChange(there, (settings) => void received.push(settings));
  const chosen: Settings = { theme: 'dark', motion: 'system' };
  saveSettings(here, chosen);
  // In Chromium, the stored value may become readable after the message.
  there.browserStore.remove('settings');
  await Promise.resolve();
  expect(received).toEqual([chosen]);
  here.broadcast('listReviews');
  // A page that Back shows as it was left has missed the message.
  there.comeBack();
  expect(received).toEqual([chosen, unchosen]);
  stop();
  saveSettings(here, chosen);
  there.comeBack();
  await Promise.resolve();
  expect(received).toEqual([chosen, unchosen]);
});
