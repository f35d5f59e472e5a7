import { style } from '@vanilla-extract/css';
import { theme } from '#components/theme/theme.css.ts';
import { tokens } from '#components/theme/tokens.ts';

/** A button with a cross in the dock: it closes the dock, or ends a fault. */
export const cross = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: tokens.control.small,
  height: tokens.control.small,
  border: 0,
  borderRadius: tokens.radius.control,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { background: theme.color.inset } },
});
