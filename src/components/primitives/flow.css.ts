import { styleVariants } from '@vanilla-extract/css';
import { tokens } from '../theme/tokens.ts';

// Shared by Stack, Inline and Grid. Only layout primitives may have classes like these.
export const gaps = styleVariants(tokens.space, (gap) => ({ gap }));

/** The space between children, as the name of a space token. */
export type Gap = keyof typeof gaps;
