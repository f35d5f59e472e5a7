import figtree from '@capsizecss/metrics/figtree';
import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { theme } from './theme.css.ts';
import { forcedColors, reducedMotion, tokens } from './tokens.ts';
import latin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

globalFontFace('Figtree Variable', {
  src: `url(${latin}) format('woff2')`,
  fontWeight: '300 900',
  fontStyle: 'normal',
  fontDisplay: 'swap',
});

/**
 * Arial, or Liberation Sans, which has the same widths, adjusted to Figtree: until it has loaded, lines break at the same places, so that
 * nothing shifts. `width` is the width of the shop's texts in Figtree, in Arial's.
 */
const fallback = (fontWeight: string, { fonts, width }: { fonts: readonly string[]; width: number }) => {
  const share = (length: number) => `${((length / figtree.unitsPerEm / width) * 100).toFixed(2)}%`;
  globalFontFace('Figtree Fallback', {
    src: fonts.map((name) => `local('${name}')`).join(', '),
    fontWeight,
    sizeAdjust: `${(width * 100).toFixed(2)}%`,
    ascentOverride: share(figtree.ascent),
    descentOverride: share(-figtree.descent),
    lineGapOverride: share(figtree.lineGap),
  });
};
fallback('300 599', { fonts: ['Arial', 'Liberation Sans'], width: 1.0165 });
// Figtree's bold styles grow less than Arial's.
fallback('600 699', { fonts: ['Arial Bold', 'Liberation Sans Bold'], width: 0.962 });
fallback('700 900', { fonts: ['Arial Bold', 'Liberation Sans Bold'], width: 0.978 });

globalStyle('*, *::before, *::after', { boxSizing: 'border-box', margin: 0 });
// Reserves the scrollbar's space, so that nothing shifts between a long page and a short one, or when a dialog locks scrolling.
globalStyle('html', { textSizeAdjust: '100%', scrollbarGutter: 'stable' });
// Elements scrolled into view stop below the bar. `scroll-padding` does not work here: focusing a link in the bar would scroll the page.
globalStyle('main, main *', { scrollMarginTop: `calc(${tokens.bar.height} + ${tokens.space.gutter})` });
globalStyle('body', {
  minHeight: '100dvh',
  background: theme.color.background,
  color: theme.color.foreground,
  fontFamily: tokens.font.body,
  fontSize: tokens.text.body,
  lineHeight: tokens.leading.body,
  overflowWrap: 'anywhere',
  WebkitFontSmoothing: 'antialiased',
});
globalStyle('body', { '@media': { print: { background: theme.color.surface } } });
globalStyle('button', { '@media': { print: { display: 'none !important' } } });
globalStyle('h1, h2, h3, h4', { lineHeight: tokens.leading.tight, letterSpacing: tokens.tracking.tight, textWrap: 'balance' });
globalStyle('p, li, td, dd', { textWrap: 'pretty' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit' });
globalStyle('ul, ol', { padding: 0, listStyle: 'none' });
globalStyle('img', { maxWidth: '100%', display: 'block' });
globalStyle(':focus-visible', { outline: `${tokens.border.focus} solid ${theme.color.focus}`, outlineOffset: tokens.border.strong });
// Forced colours replace the backgrounds and borders that elsewhere mark the current page, picture or filter.
globalStyle('a[aria-current], button[aria-current], button[aria-checked="true"], button[aria-pressed="true"]', {
  '@media': {
    [forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'Highlight !important',
      borderColor: 'Highlight !important',
      color: 'HighlightText !important',
    },
  },
});
globalStyle('[tabindex="-1"]:focus', { outline: 'none' });

/**
 * Applied if the system asks for reduced motion or the page sets `data-motion="reduced"`. A very short animation is not enough: its first
 * state stays on the screen for a frame or two, so a dialog appears to jump.
 */
const still = { animation: 'none !important', transition: 'none !important' };
globalStyle('*, *::before, *::after', { '@media': { [reducedMotion]: still } });
const chosen = ':root[data-motion="reduced"]';
globalStyle(`${chosen} *, ${chosen} *::before, ${chosen} *::after`, still);

// Only a link to another page fades, and the picture that moves there. React starts a transition also when content replaces a skeleton.
globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', { animationDuration: '1ms' });
const navigating = ':root:active-view-transition-type(navigation)';
for (const part of ['group', 'old', 'new']) {
  globalStyle(`${navigating}::view-transition-${part}(*)`, {
    animationDuration: tokens.duration.gentle,
    '@media': { [reducedMotion]: { animationDuration: '1ms' } },
  });
  globalStyle(`${chosen}::view-transition-${part}(*)`, { animationDuration: '1ms !important' });
}
