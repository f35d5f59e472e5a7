import { style } from '@vanilla-extract/css';
import { tokens } from '../../../theme/tokens.ts';

export const screen = style({ display: 'grid', gap: tokens.space.large, maxWidth: tokens.width.form, margin: '0 auto' });

export const words = style({ display: 'grid', gap: tokens.space.xsmall, textAlign: 'center' });
