import { style } from '@vanilla-extract/css';
import { theme } from '#components/theme/theme.css.ts';
import { room } from '#components/theme/room.ts';
import { tokens } from '#components/theme/tokens.ts';

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.xsmall, selectors: { '&:empty': { display: 'none' } } });
export const chip = style({
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: tokens.space.medium,
  borderRadius: tokens.radius.control,
  background: theme.color.cautionSoft,
  color: theme.color.caution,
  fontSize: tokens.text.small,
  fontWeight: tokens.weight.medium,
});
export const fields = style({
  display: 'grid',
  alignItems: 'end',
  gap: tokens.space.small,
  '@container': { [room.pair]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
export const call = style({ '@container': { [room.pair]: { gridColumn: '1 / -1' } } });
