import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

export const line = style({
  display: 'grid',
  gridTemplateColumns: `${tokens.space.huge} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: tokens.space.gutter,
  padding: tokens.space.gutter,
  selectors: { '& + &': { borderTop: `${tokens.border.hairline} solid ${theme.color.border}` } },
});

export const words = style({ maxWidth: tokens.width.reading });
