import { style } from '@vanilla-extract/css';
import { tokens } from '#components/theme/tokens.ts';

export const share = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: tokens.space.xlarge });
export const actions = style({ display: 'grid', flex: `1 1 ${tokens.width.toast}`, minWidth: 0, gap: tokens.space.small });
export const qrCode = style({ maxWidth: '100%', height: 'auto', background: '#fff', forcedColorAdjust: 'none' });
