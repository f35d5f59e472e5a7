import { style } from '@vanilla-extract/css';
import { coverRings } from '../../theme/rules.ts';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.gutter,
  paddingInline: tokens.space.medium,
});

/** Stays visible while the filters scroll. */
export const footer = style({
  position: 'sticky',
  insetBlockEnd: `calc(${tokens.space.gutter} * -1)`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.small,
  ...coverRings(tokens.space.medium),
  background: theme.color.surface,
  textAlign: 'center',
});
