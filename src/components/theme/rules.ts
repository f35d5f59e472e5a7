// Parts of styles. They are no classes, because most apply only in some room.
import { tokens } from './tokens.ts';

/** How far a focus ring reaches out of its control. */
const reach = `calc(${tokens.border.focus} + ${tokens.border.strong})`;

/** Makes a sticky bar as wide as the focus rings of what scrolls under it. A part of the bar's own style, with its padding above and below. */
export const coverRings = (paddingBlock: string) => ({ margin: `0 calc(-1 * ${reach})`, padding: `${paddingBlock} ${reach}` });

/** The edge of a panel over the page. Forced colours show it, because they remove the shadow. */
export const transparentEdge = `${tokens.border.hairline} solid transparent`;

/** A round or square button with an icon alone. A part of the button's own style, with its radius and its colour. */
export const iconButton = (size: string) =>
  ({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: size,
    height: size,
    padding: 0,
    border: 0,
    background: 'transparent',
    cursor: 'pointer',
  }) as const;

/** Hides content from everyone but screen readers, in the usual way. `display: none` would hide it from them too. */
export const outOfSight = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Cuts a text after some lines. */
export const clamp = (lines: number) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' }) as const;

/** Makes a link as tall as a click target, and leaves the text around it where it is. A part of the link's own style. */
export const tallLink = { paddingBlock: tokens.space.xsmall, marginBlock: `calc(-1 * ${tokens.space.xsmall})` };
