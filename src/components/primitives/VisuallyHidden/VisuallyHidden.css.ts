import { style } from '@vanilla-extract/css';

/** The usual way to leave something to screen readers only: display none would take it from them too. */
export const hidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
