import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.ts';

/** A page with one narrow form, such as /login. */
export const screen = style({ display: 'grid', gap: tokens.space.large, maxWidth: tokens.width.form, margin: '0 auto' });
