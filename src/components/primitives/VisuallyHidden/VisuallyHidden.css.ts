import { style } from '@vanilla-extract/css';

/** The usual way to hide content from everyone but screen readers. `display: none` would hide it from them too. */
export const hidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
