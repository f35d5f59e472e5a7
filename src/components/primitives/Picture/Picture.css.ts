import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

export const tile = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  // Its size does not depend on the picture, so a picture that loads moves nothing.
  contain: 'size layout',
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

/**
 * A style sheet that knows some pictures may set these on them, so that all objects look equally large and centred: a factor, and the way
 * to the middle as '0 -12%'. By default a picture is as its file is.
 */
export const objectScale = createVar();
export const objectShift = createVar();

/** Always a square, never larger than the picture's natural 256 px. */
export const object = style({
  aspectRatio: '1',
  height: 'auto',
  maxWidth: `calc(${tokens.stage.object} / max(1, ${fallbackVar(objectScale, '1')}))`,
  scale: fallbackVar(objectScale, '1'),
  translate: fallbackVar(objectShift, '0'),
  objectFit: 'contain',
  filter: theme.shadow.picture,
  // Firefox draws the alternative text while a picture loads, cut off by the tile. One that is broken is replaced.
  color: 'transparent',
});
/** The width of the object, for a tile that is so low that the object would fill its height. */
export const objectWidth = createVar();

/**
 * Out of flow and relative to the tile's width. Flex and grid lay out a tile several times. Units of a container's height would compute the
 * styles again each time: a list of cards was a hundred times slower.
 */
const centered = style({ position: 'absolute', inset: 0, margin: 'auto', width: fallbackVar(objectWidth, '62%') });
export const objects = styleVariants({
  thumb: [{ width: '72%', filter: 'none' }],
  tile: [centered],
  stage: [centered],
});
export const placeholder = style({ width: '34%', maxWidth: tokens.space.section, opacity: 0.7 });
