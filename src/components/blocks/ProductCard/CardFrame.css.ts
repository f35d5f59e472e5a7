import { style, styleVariants } from '@vanilla-extract/css';
import { from, tokens } from '../../theme/tokens.ts';

const column = style({ display: 'flex', flexDirection: 'column', flex: 1 });

export const inside = styleVariants({
  above: [column],
  beside: [
    column,
    { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', '@media': { [from.tablet]: { display: 'flex' } } },
  ],
});

const place = style({ position: 'relative', display: 'grid', alignItems: 'stretch' });

/** The tile fills its place: beside the words it is as tall as they are, above them it has its own shape, or a flatter one. */
export const picture = styleVariants({
  tall: [place],
  wide: [place, { '@media': { [from.tablet]: { aspectRatio: '1.5', minHeight: 0, gridTemplateRows: 'minmax(0, 1fr)' } } }],
});

export const labels = style({
  position: 'absolute',
  inset: `${tokens.space.small} ${tokens.space.small} auto`,
  display: 'flex',
  justifyContent: 'space-between',
  gap: tokens.space.xsmall,
});

/** The last child keeps to the bottom, so that the buttons of a row of cards stand in one line. */
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: tokens.space.xsmall,
  minWidth: 0,
  padding: `${tokens.space.medium} ${tokens.space.small} ${tokens.space.small}`,
});

/** What a card can be bought with, at its bottom. */
export const last = style({ marginTop: 'auto', paddingTop: tokens.space.small });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: tokens.space.small,
});

export const actions = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: tokens.space.small, paddingTop: tokens.space.small });
