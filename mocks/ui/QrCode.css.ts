import { style } from '@vanilla-extract/css';

export const code = style({ maxWidth: '100%', height: 'auto', background: '#fff', forcedColorAdjust: 'none' });
