import { style } from '@vanilla-extract/css';
import { growingPadding } from '../../theme/room.ts';
import { tokens } from '../../theme/tokens.ts';

export const search = style({ height: tokens.control.medium, maxWidth: tokens.width.reading });

/** As wide as the form of a review. That of a new product is only a little wider. */
export const form = style({ maxWidth: tokens.width.dialog });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.gutter,
  padding: growingPadding.form,
});
export const field = style({ display: 'grid', gridTemplateRows: `auto ${tokens.control.medium}`, gap: tokens.space.xsmall });
