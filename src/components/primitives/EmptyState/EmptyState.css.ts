import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: tokens.space.small,
  padding: `${tokens.space.huge} ${tokens.space.large}`,
  border: `${tokens.border.hairline} dashed ${theme.color.border}`,
  borderRadius: tokens.radius.card,
  textAlign: 'center',
});
export const picture = style({
  width: tokens.avatar.large,
  height: 'auto',
  filter: theme.shadow.picture,
  marginBlockEnd: tokens.space.small,
});
export const title = style({
  fontSize: tokens.text.lead,
  fontWeight: tokens.weight.bold,
  letterSpacing: tokens.tracking.tight,
  lineHeight: tokens.leading.snug,
  textWrap: 'balance',
});
export const text = style({ maxWidth: tokens.width.form, color: theme.color.muted });
export const action = style({ marginBlockStart: tokens.space.medium });
