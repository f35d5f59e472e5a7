import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { objectWidth } from '../../primitives/Picture/Picture.css.ts';
import { clamp } from '../../theme/rules.ts';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';
import { wholeWords } from '../../theme/text.css.ts';

/** Lower than a product's tile, because the text matters more here. */
export const picture = style({
  display: 'grid',
  alignItems: 'stretch',
  gridTemplateRows: 'minmax(0, 1fr)',
  flex: 'none',
  minHeight: 0,
  aspectRatio: '1.6',
  vars: { [objectWidth]: '45%' },
});

// WebKit does not stretch what has an aspect ratio.
globalStyle(`${picture} > *`, { height: '100%' });

/** A flex column that keeps `footer` at the bottom, so that it lines up across a row of cards. */
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  padding: `${tokens.space.gutter} ${tokens.space.small} ${tokens.space.small}`,
});

const text = style({ paddingTop: tokens.space.xsmall, fontSize: tokens.text.label, color: theme.color.muted });

export const description = styleVariants({
  open: [text, { whiteSpace: 'pre-line' }],
  closed: [text, clamp(3)],
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.medium,
  marginTop: 'auto',
  paddingTop: tokens.space.gutter,
});

export const byline = style([wholeWords, { fontSize: tokens.text.caption, lineHeight: tokens.leading.snug }]);

/** Cut after two lines, because the title shows the full name. */
export const author = style({
  ...clamp(2),
  fontWeight: tokens.weight.semibold,
});

export const date = style({ display: 'block', color: theme.color.muted });
