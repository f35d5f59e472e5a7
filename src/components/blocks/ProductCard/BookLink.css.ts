import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

/** As tall as the button that it replaces, so that the rows of the cards beside it still line up. */
export const soldOut = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: tokens.radius.control,
  background: theme.color.inset,
  color: theme.color.muted,
  fontWeight: tokens.weight.semibold,
  lineHeight: tokens.leading.tight,
  textAlign: 'center',
});

export const sizes = styleVariants({
  small: { minHeight: tokens.control.small, padding: `0 ${tokens.space.xsmall}`, fontSize: tokens.text.small },
  large: { minHeight: tokens.control.large, padding: `0 ${tokens.space.xlarge}`, fontSize: tokens.text.body },
});
