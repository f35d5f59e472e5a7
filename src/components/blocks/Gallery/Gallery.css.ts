import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.ts';

export const gallery = style({ display: 'grid', gap: tokens.space.medium });

/** Horizontal gestures are swipes; vertical ones still scroll the page. */
export const stage = style({ touchAction: 'pan-y' });
