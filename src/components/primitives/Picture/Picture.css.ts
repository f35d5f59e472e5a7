import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

export const tile = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  background: theme.color.inset,
  color: theme.color.muted,
});
export const tints = styleVariants(theme.tint, (background) => ({ background }));
export const sizes = styleVariants({
  thumb: { width: tokens.space.huge, aspectRatio: '1', borderRadius: tokens.radius.control },
  tile: { width: '100%', aspectRatio: '1.12', borderRadius: tokens.radius.control },
  stage: { width: '100%', aspectRatio: '1.15', borderRadius: tokens.radius.panel },
});

/** Always a square, never larger than the picture's natural 256 px. */
export const object = style({
  aspectRatio: '1',
  height: 'auto',
  maxWidth: tokens.stage.object,
  objectFit: 'contain',
  filter: theme.shadow.picture,
});
export const objects = styleVariants({ thumb: { width: '70%', filter: 'none' }, tile: { width: '56%' }, stage: { width: '56%' } });
export const placeholder = style({ width: '34%', maxWidth: tokens.space.section, opacity: 0.7 });
