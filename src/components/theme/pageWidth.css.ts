import { createVar, fallbackVar } from '@vanilla-extract/css';
import { tokens } from './tokens.ts';

/** Set by ShellScreen on a fluid page, so that bar, page and footer keep the same edges. */
export const pageWidth = createVar();

/** The maximum width of a page and of all that is aligned with it. */
export const maxPageWidth = fallbackVar(pageWidth, tokens.width.page);
