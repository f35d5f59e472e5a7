import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css.ts';
import { tokens } from '../../../theme/tokens.ts';

export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.xlarge, overflowWrap: 'anywhere' });
export const header = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: tokens.space.gutter,
});
export const name = style({ fontWeight: tokens.weight.medium });
export const facts = style({
  paddingBlockStart: tokens.space.large,
  borderBlockStart: `${tokens.border.hairline} solid ${theme.color.border}`,
});
