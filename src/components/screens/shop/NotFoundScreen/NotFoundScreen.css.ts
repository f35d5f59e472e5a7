import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css.ts';
import { tokens } from '../../../theme/tokens.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: tokens.space.gutter,
  maxWidth: tokens.width.reading,
  marginInline: 'auto',
  padding: `${tokens.space.section} ${tokens.space.gutter}`,
  textAlign: 'center',
});

export const number = style({
  display: 'flex',
  alignItems: 'center',
  fontSize: tokens.text.giant,
  fontWeight: tokens.weight.heavy,
  lineHeight: tokens.leading.tight,
  letterSpacing: tokens.tracking.tighter,
  userSelect: 'none',
});

/** As tall as the digits beside it. */
export const gear = style({ width: '1em', height: '1em', filter: theme.shadow.picture });
