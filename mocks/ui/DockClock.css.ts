import { style } from '@vanilla-extract/css';
import { tokens } from '#components/theme/tokens.ts';

export const field = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'end', gap: tokens.space.small });
