// Takes the picture of the README from the built shop and Storybook, each in both themes: npm run readme:picture
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { browserOptions } from '../check/browser.ts';
import { serveFolder } from '../check/serveFolder.ts';

/** The window of a laptop. The sheet has its size too, with each page at half of it. */
const WINDOW = { width: 1440, height: 900 };

const root = fileURLToPath(new URL('../..', import.meta.url));
const output = join(root, 'docs/shop-and-storybook.jpg');

const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** The pages to photograph. `complete`: an element that is there once the page has its data, in the frame if there is one. */
const SUBJECTS = [
  { folder: 'dist/sandbox', path: () => '/', complete: 'main li a[href^="/booking/"]', frame: null },
  {
    folder: 'dist/storybook',
    path: (theme: Theme) => `/?path=/story/screens-account-paymentscreen--declined&globals=theme:${theme}`,
    complete: '[data-state="declined"]',
    frame: '#storybook-preview-iframe',
  },
];

async function photograph(browser: Browser, { folder, path, complete, frame }: (typeof SUBJECTS)[number], theme: Theme) {
  const { address, close } = await serveFolder(join(root, folder));
  const context = await browser.newContext({ viewport: WINDOW, colorScheme: theme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(address + path(theme));
  await (frame === null ? page : page.frameLocator(frame)).locator(complete).first().waitFor({ timeout: 0 });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot();
  await context.close();
  close();
  return `data:image/png;base64,${picture.toString('base64')}`;
}

const browser = await chromium.launch(browserOptions());
const pictures: string[] = [];
for (const subject of SUBJECTS) for (const theme of THEMES) pictures.push(await photograph(browser, subject, theme));

const sheet = await browser.newPage({ viewport: WINDOW });
await sheet.setContent(`<style>
  body { margin: 0; display: grid; grid-template-columns: 1fr 1fr; background: #8a8f98; gap: 2px }
  img { width: 100%; display: block }
</style>${pictures.map((source) => `<img alt="" src="${source}">`).join('')}`);
await sheet.screenshot({ path: output, type: 'jpeg', quality: 70 });
await browser.close();
console.log(`Wrote ${output}`);
