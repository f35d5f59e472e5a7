import { style } from '@vanilla-extract/css';
import { room } from '../../../theme/room.ts';
import { tokens } from '../../../theme/tokens.ts';

export const screen = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.large,
});

/** Puts the preview below the form until both fit beside each other. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: tokens.space.xlarge,
  '@container': { [room.laptop]: { gridTemplateColumns: `minmax(0, 1fr) ${tokens.width.sidebar}` } },
});

/** Stays visible while the user scrolls a long form. */
export const side = style({
  '@container': { [room.laptop]: { position: 'sticky', insetBlockStart: `calc(${tokens.bar.height} + ${tokens.space.gutter})` } },
});
