import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

export const gallery = style({ display: 'grid', gap: tokens.space.medium });

/** Horizontal gestures are swipes; vertical ones still scroll the page. */
export const stage = style({ touchAction: 'pan-y' });

export const thumbs = style({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.small });

export const thumb = style({
  padding: tokens.border.focus,
  border: `${tokens.border.strong} solid transparent`,
  borderRadius: tokens.radius.control,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&[aria-current]': { borderColor: theme.color.foreground },
    '&:hover:not([aria-current])': { borderColor: theme.color.border },
  },
});
