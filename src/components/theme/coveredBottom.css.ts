import { createVar, fallbackVar } from '@vanilla-extract/css';

/** Set by what covers the bottom of the window on every page, to its height. */
export const coveredBottom = createVar();

/** Where that which sticks to the bottom of the window ends. */
export const bottomEdge = fallbackVar(coveredBottom, '0px');
