import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';
import { control } from '../Field/Field.css.ts';

export const frame = style({ position: 'relative', display: 'block' });

export const select = style([control, { appearance: 'none', paddingInlineEnd: tokens.space.huge, textOverflow: 'ellipsis' }]);

/** The arrow at the select's end. Clicks pass through it. */
export const arrow = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: tokens.space.gutter,
  display: 'grid',
  alignItems: 'center',
  color: theme.color.muted,
  pointerEvents: 'none',
});

globalStyle(`${select} option`, { background: theme.color.surface, color: theme.color.foreground });
