import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.ts';

/** As wide as a card can be in a list. */
export const card = style({ display: 'grid', width: '100%', maxWidth: tokens.width.drawer, pointerEvents: 'none', userSelect: 'none' });
