import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.ts';

export const inputs = style({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.small });

export const input = style({
  flex: '1 1 4em',
  width: '4em',
  minWidth: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  selectors: { '&:first-child': { flexBasis: '9em' } },
  ':focus-visible': { outline: 'none' },
});
