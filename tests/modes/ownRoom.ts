import type { Page } from '@playwright/test';

/** Less than a tablet, and more than a phone with large text needs. */
const PHONE = 360;
const LAPTOP = 1280;

/**
 * The components that follow the window on purpose (docs/decisions/0037-components-ask-for-their-own-room.md): the frame of a page, what lies
 * over it, and cards, whose picture is beside the text on a phone.
 */
const FRAME =
  /^Blocks\/(CameraCard|CardSection|Footer|HeroSlider|NavigationBar|ProductCard|SimilarProducts|ToolPreview)$|^Primitives\/(Confirm)?Dialog$|^Screens\//;

/** Runs in the page. Says how each element lays out its children. */
async function readLayout(): Promise<string[]> {
  // Components that measure themselves draw again in the next frame.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  return [...document.querySelectorAll('#storybook-root *')]
    .filter((element) => element.checkVisibility() && element.closest('svg') === null)
    .map((element) => {
      const { display, flexDirection, gridTemplateColumns, paddingInlineStart, webkitLineClamp } = getComputedStyle(element);
      const columns = gridTemplateColumns === 'none' ? 0 : gridTemplateColumns.split(' ').length;
      const layout = display.endsWith('grid') ? `${columns} columns` : display.endsWith('flex') ? flexDirection : display;
      return `${element.tagName.toLowerCase()}.${element.className}: ${layout}, padding ${paddingInlineStart}, lines ${webkitLineClamp}`;
    });
}

/**
 * Shows the component on a phone, and in a column of the same width in the window of a laptop. Returns the first difference between their
 * layouts; nothing for what follows the window on purpose.
 */
export async function findWindowFaults(page: Page, title: string): Promise<string[]> {
  if (FRAME.test(title)) return [];
  const layouts: string[][] = [];
  for (const width of [PHONE, LAPTOP]) {
    await page.setViewportSize({ width, height: 760 });
    await page.evaluate((column) => {
      document.body.style.boxSizing = 'border-box';
      document.body.style.width = `${column}px`;
    }, PHONE);
    layouts.push(await page.evaluate(readLayout));
  }
  await page.evaluate(() => document.body.style.removeProperty('width'));
  const [onPhone = [], inColumn = []] = layouts;
  const longer = onPhone.length > inColumn.length ? onPhone : inColumn;
  const different = longer.findIndex((_, index) => onPhone[index] !== inColumn[index]);
  return different < 0 ? [] : [`follows the window: ${onPhone[different]} on a phone, ${inColumn[different]} in a column of its width`];
}
