import { style } from '@vanilla-extract/css';
import { theme } from '../../src/components/theme/theme.css.ts';
import { tokens } from '../../src/components/theme/tokens.ts';

const list = style({ padding: tokens.space.gutter, display: 'flex', gap: tokens.space.xlarge });
export const frames = style([list, { flexWrap: 'wrap' }]);
/** As high as the window, side by side also in a narrow one. */
export const halves = style([list, { blockSize: '100vh', gap: tokens.space.gutter }]);
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space.small,
  selectors: { [`${halves} &`]: { flex: 1, minInlineSize: 0 } },
});
export const title = style({ fontSize: tokens.text.small, fontWeight: tokens.weight.semibold });
export const size = style({ color: theme.color.muted, fontWeight: tokens.weight.regular, fontVariantNumeric: 'tabular-nums' });
export const window = style({
  overflow: 'hidden',
  borderRadius: tokens.radius.control,
  boxShadow: `0 0 0 ${tokens.border.hairline} ${theme.color.border}, ${theme.shadow.raised}`,
  selectors: { [`${halves} &`]: { flex: 1 } },
});
export const document = style({
  display: 'block',
  border: 0,
  transformOrigin: '0 0',
});
