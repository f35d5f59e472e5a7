import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { twoColumns } from '../../theme/room.ts';
import { tokens } from '../../theme/tokens.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: twoColumns('14rem'),
  gap: `${tokens.space.xlarge} ${tokens.space.xxlarge}`,
});

export const thumbs = style({ display: 'flex', gap: tokens.space.medium });

/** Takes no space without a status and a rating. */
export const labels = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${tokens.space.xsmall} ${tokens.space.medium}`,
  selectors: { '&:empty': { display: 'none' } },
});

export const purchase = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: tokens.space.gutter,
});

export const description = style({ whiteSpace: 'pre-line' });

export const release = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: tokens.space.gutter,
  paddingTop: tokens.space.gutter,
  borderTop: `${tokens.border.hairline} solid ${theme.color.border}`,
  color: theme.color.muted,
  fontSize: tokens.text.label,
});

/** At the bottom of the column. On a phone it stays visible while the user scrolls a long description. */
export const book = style({
  position: 'sticky',
  bottom: 0,
  marginTop: 'auto',
  paddingBlock: tokens.space.small,
  background: theme.color.surface,
});
