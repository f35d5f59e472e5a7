/**
 * Runs in the page. Returns what does not fit: a page that scrolls sideways, text that is cut off, that lies over other text or beside the
 * box it belongs to, and short words that are broken.
 * Text is compared line by line, as it is drawn.
 */
export function findLayoutFaults(): string[] {
  interface Line {
    text: string;
    /** The text's parent. */
    element: Element;
    /** What scrolls together: the page, a bar that stays, or a dialog. Lines of two layers may lie over each other. */
    layer: Element;
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  /** Less than this is rounding, or the empty part of a line. */
  const TOLERANCE = 3;
  const faults: string[] = [];

  // `clientWidth` would include the space that is reserved for a scrollbar.
  const { scrollWidth, offsetWidth } = document.documentElement;
  if (scrollWidth > offsetWidth) faults.push(`scrolls sideways: ${scrollWidth} px in ${offsetWidth} px`);

  const isHidden = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: false })) return true;
    // What only screen readers get is one pixel large.
    for (let box: Element | null = element; box !== null; box = box.parentElement) {
      if (getComputedStyle(box).clipPath === 'inset(50%)' || (box.clientWidth <= 1 && getComputedStyle(box).overflow === 'hidden'))
        return true;
      if (box.closest('[aria-hidden="true"]') === box) return true;
    }
    return false;
  };
  /** Returns the nearest element with a background or a border, unless the text is positioned on purpose. */
  const drawnBox = (element: Element): Element | undefined => {
    for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
      const { position, backgroundColor, borderInlineStartWidth, borderInlineStartStyle, display } = getComputedStyle(box);
      if (display === 'inline') continue;
      if (backgroundColor !== 'rgba(0, 0, 0, 0)' || (borderInlineStartStyle !== 'none' && borderInlineStartWidth !== '0px')) return box;
      if (['absolute', 'fixed'].includes(position)) return undefined;
    }
    return undefined;
  };
  const canScroll = (overflow: string) => ['auto', 'scroll'].includes(overflow);
  const isLayer = ({ position }: CSSStyleDeclaration) => ['fixed', 'sticky'].includes(position);

  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    if (text === '' || element === null || ['SCRIPT', 'STYLE', 'NOSCRIPT', 'OPTION'].includes(element.tagName) || isHidden(element))
      continue;
    const range = document.createRange();
    let layer: Element = document.body;
    for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
      if (isLayer(getComputedStyle(box)) || box.getAttribute('role') === 'dialog') {
        layer = box;
        break;
      }
    }
    const words = /(?<![^\s])(?:\p{L}{2,12}|\$[\d,.]{1,9})(?![^\s])/gu;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(words)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) > TOLERANCE) faults.push(`breaks the word '${word}' of '${text.slice(0, 40)}'`);
    }
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      if (right - left > 1) lines.push({ text, element, layer, left, right, top, bottom });
    }
  }

  const drawn: Line[] = [];
  /** Elements of which at least one line is not drawn at all. */
  const shortened = new Map<Element, string>();
  for (const line of lines) {
    const { text, element } = line;
    let { left, right, top, bottom } = line;
    let cut: string | undefined;
    for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(box);
      const area = box.getBoundingClientRect();
      const cutsX = overflowX !== 'visible' && (left < area.left - TOLERANCE || right > area.right + TOLERANCE);
      const cutsY = overflowY !== 'visible' && (top < area.top - TOLERANCE || bottom > area.bottom + TOLERANCE);
      if (overflowX !== 'visible') [left, right] = [Math.max(left, area.left), Math.min(right, area.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, area.top), Math.min(bottom, area.bottom)];
      // A user can scroll to what a scroll container cuts off, and a text with a limited number of lines ends with dots.
      const isMeant = (cutsX ? canScroll(overflowX) : true) && (cutsY ? canScroll(overflowY) : true);
      if ((cutsX || cutsY) && !isMeant && webkitLineClamp === 'none') cut ??= `${box.tagName.toLowerCase()}.${box.className}`;
      if (position === 'fixed') break;
    }
    if (right - left <= TOLERANCE || bottom - top <= TOLERANCE) {
      if (cut !== undefined) shortened.set(element, `cut off: '${text.slice(0, 60)}' in ${cut}`);
      continue;
    }
    if (cut !== undefined) faults.push(`cut off: '${text.slice(0, 60)}' in ${cut}`);
    const box = drawnBox(element)?.getBoundingClientRect();
    if (box !== undefined && (left < box.left - TOLERANCE || right > box.right + TOLERANCE))
      faults.push(`beside its box: '${text.slice(0, 60)}'`);
    drawn.push({ ...line, left, right, top, bottom });
  }

  // A text of which nothing is drawn is hidden on purpose.
  for (const [element, fault] of shortened) if (drawn.some((line) => line.element === element)) faults.push(fault);

  const sorted = drawn.toSorted((one, other) => one.top - other.top);
  for (const [index, one] of sorted.entries()) {
    for (const other of sorted.slice(index + 1)) {
      if (other.top > one.bottom) break;
      if (one.layer !== other.layer || one.element === other.element) continue;
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - other.top;
      // Lines of text are higher than their letters.
      if (width > TOLERANCE && height > (one.bottom - one.top) * 0.35) {
        faults.push(`overlap: '${one.text.slice(0, 40)}' and '${other.text.slice(0, 40)}'`);
      }
    }
  }
  return [...new Set(faults)];
}
