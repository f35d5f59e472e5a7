import { style } from '@vanilla-extract/css';
import { theme } from '#components/theme/theme.css.ts';
import { tokens } from '#components/theme/tokens.ts';

export const text = style({ display: 'grid', alignContent: 'start', gap: tokens.space.xsmall, minWidth: 0 });
export const code = style({
  maxHeight: tokens.width.menu,
  overflow: 'auto',
  padding: tokens.space.medium,
  borderRadius: tokens.radius.control,
  background: theme.color.inset,
  fontSize: tokens.text.caption,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
