import { style } from '@vanilla-extract/css';
import { tokens } from '../../../theme/tokens.ts';

export const place = style({
  display: 'grid',
  placeContent: 'center',
  // The footer starts below the window, so that it does not move into view and out again.
  minHeight: `calc(100dvh - ${tokens.bar.height})`,
  textAlign: 'center',
  paddingInline: tokens.space.gutter,
});
