import { style } from '@vanilla-extract/css';
import { from, tokens } from '../../../theme/tokens.ts';

export const screen = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.large });

export const text = style({ display: 'grid', gap: tokens.space.xsmall });

/** Puts the preview below the form until both fit beside the dashboard's links. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: tokens.space.xlarge,
  '@media': { [from.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${tokens.width.sidebar}` } },
});

/** Stays visible while the user scrolls a long form. */
export const side = style({
  '@media': { [from.desktop]: { position: 'sticky', insetBlockStart: `calc(${tokens.bar.height} + ${tokens.space.gutter})` } },
});
