import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.ts';

export const body = style({ paddingBlockStart: tokens.space.small });
