import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

export const thumbs = style({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.small });

export const thumb = style({
  padding: tokens.border.focus,
  border: `${tokens.border.strong} solid transparent`,
  borderRadius: tokens.radius.control,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-checked="true"]': { borderColor: theme.color.foreground },
    '&:hover[aria-checked="false"]': { borderColor: theme.color.border },
  },
});

/** Horizontal gestures are swipes; vertical ones still scroll the page, and two fingers zoom it. */
export const stage = style({ touchAction: 'pan-y pinch-zoom' });
