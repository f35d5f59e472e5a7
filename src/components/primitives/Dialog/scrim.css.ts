import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** Lies over the page while something comes before it. Ours, not Radix's, whose own writes a style element: no strict content security policy lets it. */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: tokens.layer.overlay,
  // Radix takes the pointer from the page, and so from here.
  pointerEvents: 'auto',
  background: theme.color.scrim,
  animation: `${appear} ${tokens.duration.gentle}`,
});

// The page behind does not scroll, and where its scrollbar was it is dim as well.
globalStyle(`html:has(${scrim})`, { overflow: 'hidden', backgroundColor: theme.color.dimmed });
