import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.ts';

export const inputs = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 4em 3.5em', gap: tokens.space.small });

export const input = style({ minWidth: 0, padding: 0, border: 0, background: 'transparent', ':focus-visible': { outline: 'none' } });
