import { style } from '@vanilla-extract/css';
import { from, tokens } from '../../theme/tokens.ts';

/** On a phone, where the button stands below the price, it takes the whole width. */
export const purchase = style({
  display: 'grid',
  gap: tokens.space.small,
  '@media': { [from.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' } },
});

/** A phone breaks the note and puts the price on a line of its own. */
export const phoneOnly = style({ display: 'grid', gap: tokens.space.medium, '@media': { [from.tablet]: { display: 'none' } } });
