import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.ts';

/** A page with one message, in the middle of the window. */
export const message = style({
  display: 'grid',
  placeContent: 'center',
  minHeight: '60vh',
  textAlign: 'center',
  paddingInline: tokens.space.gutter,
});

/** The footer starts below the window, so that it does not move into view and out again. */
export const waiting = style([message, { minHeight: `calc(100dvh - ${tokens.bar.height})` }]);
