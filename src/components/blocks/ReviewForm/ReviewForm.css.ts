import { style } from '@vanilla-extract/css';
import { growingPadding, room } from '../../theme/room.ts';
import { tokens } from '../../theme/tokens.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.gutter,
  padding: growingPadding.form,
  containerType: 'inline-size',
});

/** The account's data: the photo beside the name and the email. */
export const account = style({
  display: 'grid',
  gap: tokens.space.gutter,
  alignItems: 'start',
  '@container': { [room.pair]: { gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: tokens.space.large } },
});
