import { style } from '@vanilla-extract/css';
import { figure as figureText } from '../../theme/text.css.ts';
import { theme } from '../../theme/theme.css.ts';
import { growingPadding } from '../../theme/room.ts';
import { tokens } from '../../theme/tokens.ts';

const line = `${tokens.border.hairline} solid ${theme.color.border}`;

/** Has no box in print, because the sheet of paper frames it. */
export const receipt = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.xlarge,
  padding: growingPadding.card,
  border: line,
  borderRadius: tokens.radius.panel,
  background: theme.color.surface,
  boxShadow: theme.shadow.low,
  '@media': {
    print: { padding: 0, border: 0, boxShadow: 'none', breakInside: 'avoid' },
  },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: tokens.space.medium,
});

export const shop = style({ color: theme.color.muted, fontSize: tokens.text.small, fontWeight: tokens.weight.semibold });

export const product = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.gutter,
  paddingBlock: tokens.space.large,
  borderBlock: line,
});

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: tokens.space.small,
  paddingBlockStart: tokens.space.large,
  borderBlockStart: line,
});
export const figure = style([
  figureText,
  {
    fontSize: tokens.text.heading2,
  },
]);
