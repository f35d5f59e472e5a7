import { style } from '@vanilla-extract/css';
import { theme } from '../../src/components/theme/theme.css.ts';

export const link = style({
  color: `${theme.color.accentText} !important`,
  textDecoration: 'underline !important',
  textUnderlineOffset: '0.2em',
});
