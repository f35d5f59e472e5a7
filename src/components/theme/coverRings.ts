import { tokens } from './tokens.ts';

/** How far a focus ring reaches out of its control. */
const reach = `calc(${tokens.border.focus} + ${tokens.border.strong})`;

/** Makes a sticky bar as wide as the focus rings of what scrolls under it. A part of the bar's own style, with its padding above and below. */
export const coverRings = (paddingBlock: string) => ({ margin: `0 calc(-1 * ${reach})`, padding: `${paddingBlock} ${reach}` });
