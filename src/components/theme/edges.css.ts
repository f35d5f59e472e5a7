import { createVar, fallbackVar } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';

/** The height of a panel that covers the bottom of the window on every page. */
export const coveredBottom = createVar();
/** The width of a panel that covers the inline end of the window. */
export const coveredSide = createVar();

/** The inset from the bottom of the window for sticky elements. */
export const bottomEdge = fallbackVar(coveredBottom, '0px');
/** The inset from the inline end of the window for fixed elements. */
export const sideEdge = fallbackVar(coveredSide, '0px');

/** Set by ShellScreen on a fluid page, so that bar, page and footer keep the same edges. */
export const pageWidth = createVar();

/** The maximum width of a page and of all that is aligned with it. */
export const maxPageWidth = fallbackVar(pageWidth, tokens.width.page);
