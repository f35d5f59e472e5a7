import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css.ts';
import { twoColumns } from '../../../theme/room.ts';
import { tokens } from '../../../theme/tokens.ts';

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.xlarge, overflowWrap: 'anywhere' });
export const header = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: tokens.space.gutter,
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: twoColumns('12rem'),
  gap: `${tokens.space.gutter} ${tokens.space.xlarge}`,
  paddingBlockStart: tokens.space.large,
  borderBlockStart: `${tokens.border.hairline} solid ${theme.color.border}`,
});
export const term = style({ color: theme.color.muted, fontSize: tokens.text.small });
/** Aligned to the start of its own text direction. */
export const value = style({ fontWeight: tokens.weight.medium, textAlign: 'start', whiteSpace: 'pre-line' });
