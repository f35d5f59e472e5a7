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
export const stories = style({ display: 'grid', gap: tokens.space.gutter });
export const story = style({ display: 'grid', gap: tokens.space.small, minInlineSize: 0 });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(16rem, 40%), 100%), 1fr))',
  gap: tokens.space.gutter,
});
export const side = style({ display: 'grid', gridTemplateRows: 'auto 1fr', gap: tokens.space.xsmall, minInlineSize: 0 });
/** Tall pictures scroll. */
export const frame = style({
  display: 'block',
  maxBlockSize: '22rem',
  overflow: 'auto',
  border: `${tokens.border.hairline} solid ${theme.color.border}`,
  borderRadius: tokens.radius.control,
});
export const picture = style({ display: 'block', inlineSize: '100%' });
