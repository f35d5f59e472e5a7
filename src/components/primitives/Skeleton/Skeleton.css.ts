import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { forcedColors, tokens } from '../../theme/tokens.ts';

/** The animation of a placeholder. */
export const breathing = `${keyframes({ '50%': { opacity: 0.45 } })} ${tokens.duration.pulse} ease-in-out infinite`;

export const skeleton = style({
  display: 'block',
  flex: 'none',
  maxWidth: '100%',
  background: theme.color.border,
  animation: breathing,
  '@media': { [forcedColors]: { background: 'GrayText' } },
});
export const shapes = styleVariants({
  text: { height: '1em', marginBlock: '0.25em', borderRadius: tokens.radius.control },
  button: { height: tokens.control.small, borderRadius: tokens.radius.control },
  thumb: { inlineSize: tokens.space.huge, aspectRatio: '1', borderRadius: tokens.radius.control },
  face: { inlineSize: tokens.control.medium, aspectRatio: '1', borderRadius: tokens.radius.round },
  portrait: { inlineSize: tokens.avatar.large, aspectRatio: '1', borderRadius: tokens.radius.round },
  // Without a minimum, it is as wide as its height asks for, even over its neighbours.
  picture: { minWidth: 0, aspectRatio: '1.12', borderRadius: tokens.radius.control },
  block: { height: '100%', minHeight: tokens.control.small, borderRadius: tokens.radius.control },
});
export const widths = styleVariants({ short: { width: '35%' }, half: { width: '60%' }, full: { width: '100%' } });
