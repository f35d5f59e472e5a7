import { style } from '@vanilla-extract/css';
import { theme } from '#components/theme/theme.css.ts';
import { tokens } from '#components/theme/tokens.ts';

export const people = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${tokens.column.medium}, 100%), 1fr))`,
  gap: tokens.space.xsmall,
});
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.small,
  width: '100%',
  height: '100%',
  minHeight: tokens.control.medium,
  padding: tokens.space.xsmall,
  border: `${tokens.border.hairline} solid transparent`,
  borderRadius: tokens.radius.control,
  background: 'transparent',
  color: theme.color.foreground,
  fontSize: tokens.text.small,
  lineHeight: tokens.leading.snug,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: theme.color.inset },
    '&[aria-pressed="true"]': { borderColor: theme.color.accentText, background: theme.color.accentSoft },
  },
});
export const text = style({ display: 'grid', minWidth: 0 });
export const name = style({ fontWeight: tokens.weight.medium });
export const role = style({ color: theme.color.muted, fontSize: tokens.text.caption });
/** As large as a small Avatar. */
export const nobody = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: tokens.control.small,
  aspectRatio: '1',
  borderRadius: tokens.radius.round,
  background: theme.color.inset,
  color: theme.color.muted,
});
