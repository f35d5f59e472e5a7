import { style, styleVariants } from '@vanilla-extract/css';
import { clamp } from '../../theme/rules.ts';
import { tokens } from '../../theme/tokens.ts';

export const text = styleVariants({
  full: { fontSize: tokens.text.label },
  excerpt: { fontSize: tokens.text.label, ...clamp(9) },
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
