import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  aspectRatio: '1',
  borderRadius: tokens.radius.round,
  background: theme.tint.sky,
  color: theme.color.foreground,
});
export const sizes = styleVariants({
  small: { width: tokens.control.small },
  medium: { width: tokens.control.medium },
  large: { width: tokens.avatar.large },
});
export const faces = styleVariants({
  photo: { width: '100%', height: '100%', objectFit: 'cover' },
  /** Shows the default person's drawing whole, aligned with the bottom edge. */
  person: { width: '88%', height: '88%', objectFit: 'contain', alignSelf: 'end' },
});
