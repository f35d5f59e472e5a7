import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.ts';

/** The number of lines in an excerpt. */
const EXCERPT_LINES = 9;

export const text = styleVariants({
  full: { fontSize: tokens.text.label },
  excerpt: {
    fontSize: tokens.text.label,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: EXCERPT_LINES,
    overflow: 'hidden',
  },
});

export const writer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.medium,
  minWidth: 0,
  marginTop: 'auto',
  paddingTop: tokens.space.gutter,
});
