import { createVar, fallbackVar } from '@vanilla-extract/css';

/** Set by what covers the bottom of the window on every page, to its height. */
export const coveredBottom = createVar();
/** Set by what covers the end of the window's lines, to its width. */
export const coveredSide = createVar();

/** Where that which sticks to the bottom of the window ends. */
export const bottomEdge = fallbackVar(coveredBottom, '0px');
/** Where that which sticks to the side of the window ends. */
export const sideEdge = fallbackVar(coveredSide, '0px');
