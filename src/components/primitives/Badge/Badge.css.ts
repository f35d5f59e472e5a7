import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

const { color } = theme;

export const badge = style({
  display: 'inline-block',
  maxWidth: '100%',
  overflowWrap: 'break-word',
  padding: `${tokens.space.xsmall} ${tokens.space.medium}`,
  borderRadius: tokens.radius.card,
  fontSize: tokens.text.caption,
  fontWeight: tokens.weight.semibold,
  lineHeight: tokens.leading.snug,
});
export const tones = styleVariants({
  neutral: { background: color.surface, color: color.foreground, boxShadow: `inset 0 0 0 ${tokens.border.hairline} ${color.border}` },
  foreground: { background: color.foreground, color: color.background },
  good: { background: color.goodSoft, color: color.good },
  caution: { background: color.cautionSoft, color: color.caution },
  critical: { background: color.criticalSoft, color: color.critical },
  info: { background: color.infoSoft, color: color.info },
});
