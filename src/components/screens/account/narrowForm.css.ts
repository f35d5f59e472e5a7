import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.ts';

/** A page with one narrow form: /login and /signup. */
export const screen = style({ display: 'grid', gap: tokens.space.large, maxWidth: tokens.width.form, margin: '0 auto' });
