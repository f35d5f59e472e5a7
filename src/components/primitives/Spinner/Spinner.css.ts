import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { tokens } from '../../theme/tokens.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = recipe({
  base: {
    display: 'inline-block',
    flex: 'none',
    borderRadius: tokens.radius.round,
    borderStyle: 'solid',
    borderColor: 'currentcolor',
    borderRightColor: 'transparent',
    animation: `${turn} ${tokens.duration.pulse} linear infinite`,
  },
  variants: {
    size: {
      text: { width: '1em', height: '1em', borderWidth: tokens.border.strong },
      page: { width: tokens.space.huge, height: tokens.space.huge, borderWidth: tokens.border.focus },
    },
  },
});
