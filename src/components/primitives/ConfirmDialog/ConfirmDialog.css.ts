import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';
import { fade } from '../Dialog/Dialog.css.ts';

export const question = style({
  padding: `${tokens.space.xlarge} ${tokens.space.xlarge} ${tokens.space.small}`,
  fontSize: tokens.text.heading3,
  fontWeight: tokens.weight.bold,
});
export const text = style({ display: 'grid', gap: tokens.space.gutter, paddingBlockEnd: fade, color: theme.color.muted });
