import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../src/components/theme/theme.css.ts';
import { below, tokens } from '../../src/components/theme/tokens.ts';

const list = style({ display: 'grid', gap: tokens.space.gutter, marginBlock: tokens.space.xlarge, fontSize: tokens.text.small });
export const swatches = style([list, { gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))' }]);
export const swatch = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  overflow: 'hidden',
  border: `${tokens.border.hairline} solid ${theme.color.border}`,
  borderRadius: tokens.radius.control,
});
export const half = style({ display: 'grid', minInlineSize: 0 });
/** A colour is shown as it is, also to those who see all others in colours of their own. */
const shownAsItIs = style({ forcedColorAdjust: 'none' });
export const color = style([shownAsItIs, { blockSize: '4rem' }]);
export const value = style({
  paddingBlock: tokens.space.xsmall,
  color: theme.color.muted,
  fontSize: tokens.text.caption,
  overflowWrap: 'anywhere',
});
export const swatchValue = style([value, { paddingInline: tokens.space.small }]);
export const name = style({
  gridColumn: '1 / -1',
  padding: tokens.space.small,
  borderBlockStart: `${tokens.border.hairline} solid ${theme.color.border}`,
});
export const sample = style([
  shownAsItIs,
  {
    display: 'inline-block',
    minInlineSize: '4rem',
    padding: tokens.space.small,
    borderRadius: tokens.radius.control,
  },
]);

export const tokenList = list;
export const token = style({
  display: 'grid',
  gridTemplateColumns: '12rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: tokens.space.gutter,
  color: theme.color.foreground,
  '@media': { [below.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const label = style({ display: 'grid' });
export const drawing = style([shownAsItIs, { overflow: 'hidden', padding: tokens.space.small, background: theme.color.background }]);
export const box = style({
  display: 'block',
  blockSize: '5rem',
  inlineSize: '10rem',
  margin: tokens.space.gutter,
  borderRadius: tokens.radius.card,
  background: theme.color.surface,
});
export const moving = keyframes({ from: { translate: '0' }, to: { translate: '12rem' } });

export const brands = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))',
  gap: tokens.space.xlarge,
  color: theme.color.foreground,
});
export const brand = style({ display: 'grid', gap: tokens.space.gutter, alignContent: 'start' });

export const search = style({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'grid',
  gap: tokens.space.small,
  paddingBlock: tokens.space.gutter,
  background: theme.color.surface,
});
export const found = style({ color: theme.color.muted, fontSize: tokens.text.small });
export const place = style({
  marginBlock: `${tokens.space.large} ${tokens.space.xsmall}`,
  fontSize: tokens.text.lead,
  color: theme.color.foreground,
});
export const texts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(19rem, 100%), 1fr))',
  columnGap: tokens.space.gutter,
});
export const text = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: tokens.space.small,
  paddingBlock: tokens.space.xsmall,
  borderBlockEnd: `${tokens.border.hairline} solid ${theme.color.border}`,
  color: theme.color.foreground,
  fontSize: tokens.text.small,
});
export const code = style({ color: theme.color.muted, fontSize: tokens.text.caption, overflowWrap: 'anywhere' });
export const about = style({ flexBasis: '100%', color: theme.color.muted, fontSize: tokens.text.caption });
