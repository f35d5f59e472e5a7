import { tokens } from '../../theme/tokens.ts';

/**
 * The time that a slide is shown, in milliseconds, and the duration of its fade (docs/spec.md#constants: 2500 and 500). This is a style
 * file, so that the page does not load all tokens for it.
 */
export const slideTiming = { every: 2500, fade: tokens.duration.slide } as const;
