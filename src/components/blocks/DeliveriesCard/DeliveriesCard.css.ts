import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.ts';

/** Takes the height of its card, which may be stretched to that of its neighbours. */
export const body = style({ flex: 1, paddingBlockStart: tokens.space.small });
