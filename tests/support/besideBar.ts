/**
 * Returns what is drawn beside the content around a bar, on its left and on its right, at the bar's height. Focus rings of what scrolls under
 * the bar reach there.
 */
export function besideBar(bar: HTMLElement): (Element | null)[] {
  const content = bar.parentElement;
  if (content === null) return [];
  bar.scrollIntoView();
  const { paddingLeft, paddingRight } = getComputedStyle(content);
  const left = content.getBoundingClientRect().left + Number.parseFloat(paddingLeft);
  const right = content.getBoundingClientRect().right - Number.parseFloat(paddingRight);
  const { top, bottom } = bar.getBoundingClientRect();
  return [left - 4, right + 3].map((x) => document.elementFromPoint(x, (top + bottom) / 2));
}
