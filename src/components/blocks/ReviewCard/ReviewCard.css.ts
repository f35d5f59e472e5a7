import { style } from '@vanilla-extract/css';
import { clamp } from '../../theme/rules.ts';
import { tokens } from '../../theme/tokens.ts';

export const text = style({ fontSize: tokens.text.label });
export const excerpt = style([text, clamp(9)]);

export const writer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.medium,
  minWidth: 0,
  marginTop: 'auto',
  paddingTop: tokens.space.gutter,
});
