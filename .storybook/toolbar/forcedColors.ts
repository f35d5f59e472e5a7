/** The condition under which the shop's own rules for forced colours apply. */
const FORCED = /\(forced-colors: active\)/g;
/** A condition that is always true. */
const ALWAYS = '(min-width: 0)';

/** The media queries that were changed, with their original text. */
const originals = new Map<CSSMediaRule, string>();

function mediaRulesOf(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    if (!(rule instanceof CSSGroupingRule)) return [];
    return [...(rule instanceof CSSMediaRule ? [rule] : []), ...mediaRulesOf(rule.cssRules)];
  });
}

/** Replaces colours as a browser does. Rules of the shop that opt out are more specific, and important. */
const PALETTE = `
  *, *::before, *::after { color: CanvasText !important; background-color: Canvas !important; border-color: CanvasText !important;
    box-shadow: none !important; text-shadow: none !important; }
  *:not(img):not(svg) { background-image: none !important; }
  :any-link, :any-link * { color: LinkText !important; }
  button, button *, [role='button'] { color: ButtonText !important; border-color: ButtonBorder !important; }
  :disabled, [aria-disabled='true'] { color: GrayText !important; }
`;

/**
 * Turns forced colours on or off. A page cannot turn on the browser's own, so this is an approximation: it applies the shop's rules for
 * forced colours, and replaces the colours of everything else. `npm run test:modes` uses the browser's own.
 */
export function showForcedColors(isForced: boolean): void {
  let style = document.querySelector('style[data-forced-colors]');
  if (!isForced) {
    style?.remove();
    for (const [rule, text] of originals) rule.media.mediaText = text;
    originals.clear();
    return;
  }
  if (style === null) {
    style = document.createElement('style');
    style.setAttribute('data-forced-colors', '');
    style.textContent = PALETTE;
    document.head.append(style);
  }
  for (const rule of [...document.styleSheets].flatMap((sheet) => mediaRulesOf(sheet.cssRules))) {
    const { mediaText } = rule.media;
    if (!mediaText.includes('forced-colors: active')) continue;
    originals.set(rule, mediaText);
    rule.media.mediaText = mediaText.replace(FORCED, ALWAYS);
  }
}
