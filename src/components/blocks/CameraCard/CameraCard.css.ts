import { style } from '@vanilla-extract/css';
import { from, tokens } from '../../theme/tokens.ts';

export const container = style({ containerType: 'inline-size' });

/** In a narrow card the button is below the price and takes the full width. */
export const purchase = style({
  display: 'grid',
  gap: tokens.space.small,
  '@container': {
    '(min-width: 15rem)': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' },
  },
});

/** Extra placeholder lines, because on a phone the note wraps and the price has its own line. */
export const phoneOnly = style({ display: 'grid', gap: tokens.space.medium, '@media': { [from.tablet]: { display: 'none' } } });
