import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** The backdrop behind a dialog. Replaces Radix's overlay, which adds a style element that a strict content security policy blocks. */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: tokens.layer.overlay,
  // Radix disables pointer events on the page, and therefore here.
  pointerEvents: 'auto',
  background: theme.color.scrim,
  animation: `${appear} ${tokens.duration.gentle}`,
});

// The page behind does not scroll, and the space of its scrollbar is dimmed too.
globalStyle(`html:has(${scrim})`, { overflow: 'hidden', backgroundColor: theme.color.dimmed });
