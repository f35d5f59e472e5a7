import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';
import { control } from '../Field/Field.css.ts';

export const frame = style({ position: 'relative', display: 'block', minWidth: 0 });

export const input = style([control, { paddingInlineStart: tokens.space.huge, textOverflow: 'ellipsis', appearance: 'none' }]);

/** The magnifying glass at the field's start. Clicks pass through it. */
export const glass = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: tokens.space.gutter,
  display: 'grid',
  alignItems: 'center',
  color: theme.color.muted,
  pointerEvents: 'none',
});
