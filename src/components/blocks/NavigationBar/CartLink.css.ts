import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

export const cart = style({ flex: 'none' });

globalStyle(`${cart} > a`, {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: tokens.control.medium,
  height: tokens.control.medium,
  borderRadius: tokens.radius.medium,
});
globalStyle(`${cart} > a:hover`, { background: theme.color.inset });

export const badge = style({ position: 'absolute', top: tokens.space.hairline, right: 0, display: 'grid' });
