import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css.ts';
import { tokens } from '../../../theme/tokens.ts';

export const place = style({
  display: 'grid',
  placeContent: 'center',
  minHeight: '60vh',
  color: theme.color.soft,
  textAlign: 'center',
  paddingInline: tokens.space.gutter,
});
