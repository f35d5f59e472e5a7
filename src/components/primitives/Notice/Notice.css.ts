import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

const { color } = theme;

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${tokens.space.medium}`,
  padding: `${tokens.space.medium} ${tokens.space.gutter}`,
  borderRadius: tokens.radius.control,
  fontSize: tokens.text.label,
  color: color.foreground,
});
export const tones = styleVariants({
  info: { background: color.infoSoft },
  good: { background: color.goodSoft },
  caution: { background: color.cautionSoft },
  critical: { background: color.criticalSoft },
});
export const marks = styleVariants({ info: color.info, good: color.good, caution: color.caution, critical: color.critical }, (tone) => ({
  color: tone,
  marginBlockStart: tokens.space.hairline,
}));
/** Below the mark if large text has no room beside it. */
export const text = style({ flex: '1 1 9em', minWidth: 0 });
export const title = style({ fontWeight: tokens.weight.semibold });
export const action = style({ paddingBlockStart: tokens.space.medium, paddingBlockEnd: tokens.space.xsmall });
