import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.ts';

export const purchase = style({ display: 'grid', gap: tokens.space.small });
