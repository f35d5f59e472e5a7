import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../src/components/theme/theme.css.ts';
import { tokens } from '../../src/components/theme/tokens.ts';

export const guide = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(18rem, 100%), 1fr))`,
  gap: tokens.space.gutter,
  marginBlock: tokens.space.xlarge,
});
const card = style({ padding: tokens.space.gutter, borderRadius: tokens.radius.control, color: theme.color.foreground });
export const advice = styleVariants({
  good: [card, { background: theme.color.goodSoft }],
  critical: [card, { background: theme.color.criticalSoft }],
});
export const adviceTitle = style({ marginBlockEnd: tokens.space.small, fontSize: tokens.text.body });
export const points = style({ display: 'grid', gap: tokens.space.small, listStyle: 'disc', paddingInlineStart: tokens.space.large });
export const instead = style({ display: 'grid', gap: tokens.space.small, marginBlockEnd: tokens.space.xlarge });
export const other = style({ display: 'flex', flexWrap: 'wrap', columnGap: tokens.space.xsmall });
export const states = style({ columns: '16rem', lineHeight: '2' });
export const shownStates = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  gap: tokens.space.gutter,
});
export const shownState = style({ display: 'flex', flexDirection: 'column', gap: tokens.space.small, minInlineSize: 0 });
export const shown = style({
  flex: 1,
  padding: tokens.space.gutter,
  overflow: 'auto',
  border: `${tokens.border.hairline} solid ${theme.color.border}`,
  borderRadius: tokens.radius.control,
  background: theme.color.background,
  color: theme.color.foreground,
  fontFamily: tokens.font.body,
});
