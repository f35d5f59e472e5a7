import { globalStyle, style } from '@vanilla-extract/css';
import { from, tokens } from '../../theme/tokens.ts';

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: tokens.space.large });
export const contents = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.large });
export const search = style({ height: tokens.control.medium, maxWidth: tokens.width.reading });

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.large,
  maxWidth: tokens.width.reading,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const field = style({ display: 'grid', gridTemplateRows: `auto ${tokens.control.medium}`, gap: tokens.space.xsmall });

/** The columns of a PaymentForm, without its code. */
export const payment = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'center',
  gap: `${tokens.space.xlarge} ${tokens.space.gutter}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: tokens.space.xlarge },
    [from.laptop]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
      columnGap: tokens.space.xxlarge,
    },
  },
});
globalStyle(`${payment} > :first-child`, { '@media': { [from.laptop]: { gridRow: '1 / span 2' } } });
export const card = style({ minWidth: 0, gridColumn: '1 / -1', '@media': { [from.laptop]: { gridColumn: 2 } } });
export const button = style({ display: 'grid', height: tokens.control.large });
