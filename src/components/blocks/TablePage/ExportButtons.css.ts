import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.ts';

/** Export, which takes the width that there is, and its menu. */
export const exports = style({ display: 'flex', gap: tokens.space.xsmall });
globalStyle(`${exports} > :first-child`, { flex: '1 1 auto' });
