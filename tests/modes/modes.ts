import { createRequire } from 'node:module';
import type { CDPSession, Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { findLayoutFaults } from './layoutFaults.ts';

interface Mode {
  name: string;
  width?: number;
  dark?: boolean;
  forcedColors?: boolean;
  /** The browser's own text size, in pixels. Media queries follow it, and not a font size of the page. */
  textSize?: number;
  direction?: 'rtl';
}

const LARGE_TEXT = 32;

/** The ways to show a page. A phone 360 px wide is the default, because long words first go wrong there. */
const MODES: readonly Mode[] = [
  { name: 'light' },
  { name: 'dark', dark: true },
  { name: 'forced colours', forcedColors: true },
  ...[360, 768, 1280, 1920].map((width) => ({ name: `200 % text at ${width} px`, textSize: LARGE_TEXT, width })),
  { name: 'right to left', direction: 'rtl' },
  { name: '320 px', width: 320 },
];

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Runs before each page's own scripts. Transitions would show colours and places between two modes. */
function stopMotion(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; caret-color: transparent; }');
  document.adoptedStyleSheets = [sheet];
}

/** Makes a page ready for `findFaults`. Call it before the page opens anything. */
export async function preparePage(page: Page): Promise<void> {
  await page.addInitScript({ path: AXE });
  await page.addInitScript(stopMotion);
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

async function enterMode(
  page: Page,
  devTools: CDPSession,
  { width = 360, dark = false, forcedColors = false, textSize = 16, direction }: Mode,
): Promise<void> {
  await page.setViewportSize({ width, height: 760 });
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', forcedColors: forcedColors ? 'active' : 'none' });
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: textSize } });
  await page.evaluate(async (dir) => {
    document.documentElement.dir = dir;
    // Components that measure themselves draw again in the next frame.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  }, direction ?? 'ltr');
}

/** Runs in the page. */
async function runAxe(rules: axeCore.RunOptions['rules']): Promise<string[]> {
  // A bar that stays at the bottom lies over a part of the page, which axe would take for a small target.
  const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const { position, insetBlockEnd } = getComputedStyle(element);
    return position === 'sticky' && insetBlockEnd !== 'auto';
  });
  for (const bar of bars) bar.style.position = 'static';
  const { violations } = await (window as unknown as { axe: typeof axeCore }).axe.run(
    { exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
    { rules: rules ?? {}, resultTypes: ['violations'] },
  );
  for (const bar of bars) bar.style.position = '';
  return violations.flatMap(({ id, nodes }) =>
    nodes
      // The page's background shows through the card provider's frame, but for axe it is white.
      .filter(({ target }) => id !== 'color-contrast' || target.length === 1)
      .map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}

/** Measures until nothing changes any more, because data that arrives may replace a skeleton. */
async function settledLayoutFaults(page: Page): Promise<string[]> {
  let faults = await page.evaluate(findLayoutFaults);
  for (let before = ['not measured']; faults.join('\n') !== before.join('\n');) {
    before = faults;
    await page.evaluate(() => new Promise((resolve) => void requestAnimationFrame(resolve)));
    faults = await page.evaluate(findLayoutFaults);
  }
  return faults;
}

/**
 * Shows the page in each mode. Returns what axe finds there, what is cut off or overlaps, and whether the page scrolls sideways: one line for
 * each fault, with the modes that have it.
 * @param otherRules axe's rules that differ on this page
 */
export async function findFaults(page: Page, otherRules: axeCore.RuleObject = {}): Promise<string[]> {
  const modesOf = new Map<string, string[]>();
  const devTools = await page.context().newCDPSession(page);
  for (const mode of MODES) {
    await enterMode(page, devTools, mode);
    // In forced colours axe would compare the colours that the browser has replaced.
    const rules = {
      region: { enabled: true },
      'target-size': { enabled: true },
      'color-contrast': { enabled: mode.forcedColors !== true },
      ...otherRules,
    };
    for (const fault of [...(await page.evaluate(runAxe, rules)), ...(await settledLayoutFaults(page))]) {
      modesOf.set(fault, [...(modesOf.get(fault) ?? []), mode.name]);
    }
  }
  await devTools.detach();
  return [...modesOf].map(([fault, names]) => `${names.length === MODES.length ? 'all modes' : names.join(', ')}: ${fault}`);
}
