import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css.ts';
import { tokens } from '../../../theme/tokens.ts';

export const page = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '100dvh',
  maxWidth: tokens.width.dialog,
  marginInline: 'auto',
  padding: tokens.space.gutter,
});
export const list = style({ display: 'grid', gap: tokens.space.medium });
export const fault = style({ display: 'grid', gap: tokens.space.xsmall });
export const variable = style({
  justifySelf: 'start',
  padding: `${tokens.space.xsmall} ${tokens.space.small}`,
  borderRadius: tokens.radius.control,
  background: theme.color.inset,
  fontSize: tokens.text.small,
  fontWeight: tokens.weight.semibold,
});
