import { style } from '@vanilla-extract/css';
import { theme } from '../../src/components/theme/theme.css.ts';
import { from, tokens } from '../../src/components/theme/tokens.ts';

export const page = style({
  display: 'grid',
  gap: tokens.space.xlarge,
  padding: tokens.space.xlarge,
  '@media': { [from.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', alignItems: 'start' } },
});
export const header = style({
  display: 'grid',
  gap: tokens.space.medium,
  maxInlineSize: tokens.width.content,
  '@media': { [from.laptop]: { gridColumn: '1 / -1' } },
});
export const chart = style({
  overflow: 'auto',
  maxBlockSize: '80vh',
  padding: tokens.space.gutter,
  border: `${tokens.border.hairline} solid ${theme.color.border}`,
  borderRadius: tokens.radius.card,
  background: theme.color.background,
});
export const details = style({
  display: 'grid',
  gap: tokens.space.small,
  '@media': { [from.laptop]: { position: 'sticky', insetBlockStart: tokens.space.xlarge, maxBlockSize: '90vh', overflow: 'auto' } },
});
export const list = style({ display: 'grid', gap: tokens.space.xsmall, fontSize: tokens.text.small });
