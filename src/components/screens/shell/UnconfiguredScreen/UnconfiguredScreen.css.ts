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
export const variable = style({
  alignSelf: 'start',
  padding: `${tokens.space.xsmall} ${tokens.space.small}`,
  borderRadius: tokens.radius.control,
  background: theme.color.inset,
  fontSize: tokens.text.small,
  fontWeight: tokens.weight.semibold,
});
