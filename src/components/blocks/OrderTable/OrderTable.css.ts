import { style } from '@vanilla-extract/css';
import { below, tokens } from '../../theme/tokens.ts';

/** The page breaks words anywhere, which lets a table squeeze its columns to a letter: here only names may be squeezed. */
export const table = style({ overflowWrap: 'normal' });
export const breakable = style({ overflowWrap: 'anywhere' });
export const whole = style({ whiteSpace: 'nowrap' });

/** Words and links of a cell: one below another in a table, at the end of their line on a phone's card. */
export const payment = style({
  display: 'grid',
  justifyItems: 'start',
  gap: tokens.space.xsmall,
  minWidth: 0,
  '@media': { [below.tablet]: { justifyItems: 'end' } },
});
/** A badge and its link, side by side where there is room. */
export const paid = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${tokens.space.xsmall} ${tokens.space.small}` });

export const removal = style([payment, { maxWidth: tokens.width.menu }]);
