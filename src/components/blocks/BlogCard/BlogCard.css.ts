import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

/** Lines after which an excerpt ends. */
const EXCERPT_LINES = 3;

/** Flatter than a product's tile: a blog is read. */
export const picture = style({
  display: 'grid',
  alignItems: 'stretch',
  gridTemplateRows: 'minmax(0, 1fr)',
  flex: 'none',
  minHeight: 0,
  aspectRatio: '1.6',
});

/** The bottom row keeps to the bottom, so that those of a row of cards stand in one line. */
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  padding: `${tokens.space.gutter} ${tokens.space.small} ${tokens.space.small}`,
});

const text = style({ paddingTop: tokens.space.xsmall, fontSize: tokens.text.label, color: theme.color.muted });

export const description = styleVariants({
  open: [text, { whiteSpace: 'pre-line' }],
  closed: [text, { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: EXCERPT_LINES, overflow: 'hidden' }],
});

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.medium,
  marginTop: 'auto',
  paddingTop: tokens.space.gutter,
});

export const byline = style({ flex: 1, minWidth: 0, fontSize: tokens.text.caption, lineHeight: tokens.leading.snug });

/** The title says the name in full. */
export const author = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontWeight: tokens.weight.semibold,
});

export const date = style({ display: 'block', color: theme.color.muted });
