import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

/** The page breaks words anywhere, which lets a table squeeze its columns to a letter: its cells say for themselves what may break. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: tokens.space.large,
  overflowWrap: 'normal',
});

export const head = style({ display: 'grid', gap: tokens.space.small, maxWidth: tokens.width.reading });

export const line = style({
  display: 'grid',
  gridTemplateColumns: `${tokens.space.huge} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: tokens.space.gutter,
  padding: tokens.space.gutter,
  selectors: { '& + &': { borderTop: `${tokens.border.hairline} solid ${theme.color.line}` } },
});

export const words = style({ maxWidth: tokens.width.reading });
