import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { growingPadding } from '../../theme/room.ts';
import { tokens } from '../../theme/tokens.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  background: theme.color.surface,
  border: `${tokens.border.hairline} solid ${theme.color.border}`,
  borderRadius: tokens.radius.card,
  boxShadow: theme.shadow.low,
});

export const paddings = styleVariants({
  none: { overflow: 'clip' },
  small: { padding: tokens.space.small },
  medium: { padding: tokens.space.large },
  large: { padding: growingPadding.card, borderRadius: tokens.radius.panel },
});
