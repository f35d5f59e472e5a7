import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';
import { twoColumns } from '../theme/room.ts';
import { tokens } from '../theme/tokens.ts';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: twoColumns('12rem'),
  gap: `${tokens.space.gutter} ${tokens.space.xlarge}`,
  fontWeight: tokens.weight.medium,
});
export const wide = style({ gridColumn: '1 / -1' });
export const term = style({ color: theme.color.muted, fontSize: tokens.text.small, fontWeight: tokens.weight.regular });
/** Aligned to the start of its own text direction. */
export const text = style({ display: 'block', textAlign: 'start', whiteSpace: 'pre-line', maxWidth: tokens.width.reading });
