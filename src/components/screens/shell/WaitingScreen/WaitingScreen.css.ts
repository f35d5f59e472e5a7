import { style } from '@vanilla-extract/css';
import { tokens } from '../../../theme/tokens.ts';

export const place = style({
  display: 'grid',
  placeContent: 'center',
  minHeight: '60vh',
  textAlign: 'center',
  paddingInline: tokens.space.gutter,
});
