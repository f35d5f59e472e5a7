import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, tokens } from '../../theme/tokens.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const ring = {
  display: 'inline-block',
  flex: 'none',
  borderRadius: tokens.radius.round,
  borderStyle: 'solid',
  borderColor: 'currentcolor',
  borderRightColor: 'transparent',
  animation: `${turn} ${tokens.duration.pulse} linear infinite`,
  // Not transparent, which is replaced: a ring without a gap does not seem to turn.
  '@media': { [forcedColors]: { borderRightColor: 'Canvas' } },
};

export const spinner = style(ring);

const textSize = { width: '1em', height: '1em', borderWidth: tokens.border.strong };

/** The spinner of a line of text as a pseudo-element, which needs no node beside the text. */
export const pseudoSpinner = { ...ring, ...textSize, content: '""' };

export const sizes = styleVariants({
  text: textSize,
  page: { width: tokens.space.huge, height: tokens.space.huge, borderWidth: tokens.border.focus },
});
