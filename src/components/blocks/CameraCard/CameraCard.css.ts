import { style } from '@vanilla-extract/css';
import { from, tokens } from '../../theme/tokens.ts';

export const container = style({ containerType: 'inline-size' });

/** On a phone and in a narrow card the button is below the price and takes the full width. */
export const purchase = style({
  display: 'grid',
  gap: tokens.space.small,
  '@media': { [from.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' } },
  '@container': { '(max-width: 15rem)': { display: 'grid' } },
});

/** Extra placeholder lines, because on a phone the note wraps and the price has its own line. */
export const phoneOnly = style({ display: 'grid', gap: tokens.space.medium, '@media': { [from.tablet]: { display: 'none' } } });
