import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';
import { wholeWords } from '../../theme/text.css.ts';

export const text = style({ containerType: 'inline-size', display: 'grid', gap: tokens.space.xsmall, textAlign: 'center' });

const { xsmall, small, large } = tokens.space;

/** The lines of a product's text: on a phone, most names take two. */
const lines = '4lh';
// Not 2 * (a + b), which crashes Lightning CSS beside another min().
const frame = `2 * ${small} + 2 * ${tokens.border.hairline}`;

/**
 * On a phone as tall as the longest sentence, which is what the page shows until it knows a better one. As tall as the product that takes
 * its place, if the script of the head knows that there will be one.
 */
export const reason = style({
  minHeight: '2lh',
  selectors: { ':root[data-reason=booking] &': { minHeight: `calc(${lines} + ${large} + ${frame})` } },
  '@container': { '(min-width: 24rem)': { minHeight: 0 } },
});

/** The product to book, above the form. Its height does not change when it loads, unless its name is very long. */
export const product = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minWidth: 0,
  minHeight: `calc(${lines} + ${xsmall} + ${frame})`,
  gap: tokens.space.gutter,
  padding: tokens.space.small,
  border: `${tokens.border.hairline} solid ${theme.color.border}`,
  borderRadius: tokens.radius.card,
  background: theme.color.surface,
});

export const picture = style({ flex: 'none', width: tokens.avatar.large });

export const words = style([
  wholeWords,
  { display: 'flex', flexDirection: 'column', gap: tokens.space.xsmall, paddingInlineEnd: tokens.space.small },
]);

/** Below the invitation to book it. */
export const name = style({ display: 'block', textWrap: 'balance' });
