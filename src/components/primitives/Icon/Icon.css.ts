import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.ts';

const { smallIcon, icon: mediumIcon, largeIcon } = tokens.control;

export const icon = style({
  display: 'block',
  flex: 'none',
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
/** Mirrored where text runs from the right. */
export const withText = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
export const sizes = styleVariants({ text: '1.15em', small: smallIcon, medium: mediumIcon, large: largeIcon, fill: '100%' }, (size) => ({
  width: size,
  height: size,
}));
