import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../../theme/tokens.ts';

const screen = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.large, maxWidth: tokens.width.dialog });

/** Centered as a page of its own; aligned to the start inside another page. */
export const levels = styleVariants({ 1: [screen, { width: '100%', margin: '0 auto' }], 2: [screen] });
