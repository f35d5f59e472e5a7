import { style } from '@vanilla-extract/css';
import { theme } from '../../src/components/theme/theme.css.ts';
import { below, tokens } from '../../src/components/theme/tokens.ts';

export const choice = style({
  display: 'grid',
  gap: tokens.space.gutter,
  maxInlineSize: tokens.width.reading,
  color: theme.color.foreground,
});
export const note = style({ color: theme.color.muted, fontSize: tokens.text.small });
export const command = style({
  display: 'inline-block',
  maxInlineSize: '100%',
  padding: tokens.space.xsmall,
  borderRadius: tokens.radius.control,
  background: theme.color.inset,
  fontFamily: 'monospace',
  overflowWrap: 'anywhere',
});
export const section = style({ marginBlockStart: tokens.space.xxlarge });
export const components = style({ display: 'grid', color: theme.color.foreground });
export const component = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.small,
  paddingBlock: tokens.space.gutter,
  borderBlockStart: `${tokens.border.hairline} solid ${theme.color.border}`,
  selectors: { '&:first-child': { borderBlockStart: 'none', paddingBlockStart: tokens.space.none } },
});
export const name = style({ fontSize: tokens.text.body, fontWeight: tokens.weight.semibold, overflowWrap: 'anywhere' });
export const changes = style({ display: 'grid', gap: tokens.space.small, fontSize: tokens.text.small });
export const change = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6.5rem, max-content) minmax(min(12rem, 100%), 1fr)',
  columnGap: tokens.space.gutter,
  overflowWrap: 'anywhere',
  '@media': { [below.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const day = style({ color: theme.color.muted, fontVariantNumeric: 'tabular-nums' });
export const summary = style({
  inlineSize: 'fit-content',
  paddingBlock: tokens.space.xsmall,
  color: theme.color.accentText,
  fontSize: tokens.text.small,
  cursor: 'pointer',
});
