import { tokens } from './tokens.ts';

/**
 * Container queries for the room that a component has, whatever the window: for two fields side by side, and for what a page leaves its
 * content in the window of a tablet or laptop.
 */
export const room = { pair: '(min-width: 26rem)', tablet: '(min-width: 38rem)', laptop: '(min-width: 57rem)' } as const;

/** Two equal columns where each has at least this width, and one elsewhere. Needs no container. */
export const twoColumns = (least: string) => `repeat(auto-fill, minmax(min(max(${least}, 34%), 100%), 1fr))`;

/** Paddings between two sizes, by a share of the room around them: small on a phone and in a narrow column. They need no container. */
export const growingPadding = {
  card: `clamp(${tokens.space.large}, 16% - ${tokens.space.xxlarge}, ${tokens.space.xxlarge})`,
  form: `clamp(${tokens.space.xsmall}, 4% - ${tokens.space.small}, ${tokens.space.medium})`,
  review: `clamp(${tokens.space.medium}, 16% - ${tokens.space.gutter}, ${tokens.space.large})`,
} as const;
