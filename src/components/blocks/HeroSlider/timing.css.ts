import { tokens } from '../../theme/tokens.ts';

/**
 * How long a slide stays, in milliseconds, and how long the fade takes (docs/spec.md#constants: 2500 and 500). A style file, so that the
 * page does not load all tokens for it.
 */
export const slideTiming = { every: 2500, fade: tokens.duration.slide } as const;
