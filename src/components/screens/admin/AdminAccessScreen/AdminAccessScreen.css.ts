import { style } from '@vanilla-extract/css';
import { tokens } from '../../../theme/tokens.ts';

export const place = style({
  display: 'grid',
  placeContent: 'center',
  gap: tokens.space.gutter,
  minHeight: '50vh',
  maxWidth: tokens.width.form,
  marginInline: 'auto',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
