import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  borderRadius: tokens.radius.round,
  borderStyle: 'solid',
  borderColor: 'currentcolor',
  borderRightColor: 'transparent',
  animation: `${turn} ${tokens.duration.pulse} linear infinite`,
});

export const sizes = styleVariants({
  text: { width: '1em', height: '1em', borderWidth: tokens.border.strong },
  page: { width: tokens.space.huge, height: tokens.space.huge, borderWidth: tokens.border.focus },
});
