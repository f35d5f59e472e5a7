import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { objectWidth } from '../../primitives/Picture/Picture.css.ts';
import { figure } from '../../theme/text.css.ts';
import { theme } from '../../theme/theme.css.ts';
import { from, tokens } from '../../theme/tokens.ts';

const column = style({ display: 'flex', flexDirection: 'column', flex: 1 });

/** Beside the text on a phone, unless the text is large. */
const beside = style({
  flexDirection: 'row',
  flexWrap: 'wrap',
  '@media': { [from.tablet]: { flexDirection: 'column', flexWrap: 'nowrap' } },
});
export const inside = styleVariants({ above: [column], beside: [column, beside] });

const place = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'stretch',
  selectors: { [`${beside} > &`]: { flex: `2 1 ${tokens.column.narrow}`, '@media': { [from.tablet]: { flex: 'none' } } } },
});

// WebKit does not stretch what has an aspect ratio.
globalStyle(`${place} > :first-child`, { height: '100%' });

/** The tile fills its cell. Beside the text it is as tall as the text; above the text it has its own aspect ratio, or a wider one. */
export const picture = styleVariants({
  tall: [place],
  wide: [
    place,
    {
      '@media': { [from.tablet]: { aspectRatio: '1.5', minHeight: 0, gridTemplateRows: 'minmax(0, 1fr)', vars: { [objectWidth]: '48%' } } },
    },
  ],
});

export const labels = style({
  position: 'absolute',
  inset: `${tokens.space.small} ${tokens.space.small} auto`,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: tokens.space.xsmall,
});

/** Over the tile, so that a card with a rating is as tall as one without. */
export const rating = style({
  position: 'absolute',
  inset: `auto ${tokens.space.small} ${tokens.space.small}`,
  display: 'flex',
});

/** A flex column that keeps `last` at the bottom, so that the buttons line up across a row of cards. */
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: tokens.space.xsmall,
  minWidth: 0,
  selectors: { [`${beside} > &`]: { flex: `3 1 ${tokens.column.medium}`, '@media': { [from.tablet]: { flex: 1 } } } },
  padding: `${tokens.space.medium} ${tokens.space.small} ${tokens.space.small}`,
});

/** The price and buttons at the bottom of a card. */
export const last = style({ marginTop: 'auto', paddingTop: tokens.space.small });

/** The price over a button of the same width. */
export const purchase = style([last, { display: 'grid', gap: tokens.space.small }]);

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: tokens.space.small,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.small, paddingTop: tokens.space.small });
globalStyle(`${actions} > *`, { flex: '1 1 0' });

export const price = styleVariants({
  card: [figure, { fontSize: tokens.text.price }],
  details: [figure, { fontSize: tokens.text.heading2 }],
  unavailable: [{ fontSize: tokens.text.small, fontWeight: tokens.weight.medium }],
});

export const unit = style({
  color: theme.color.muted,
  fontSize: tokens.text.small,
  fontWeight: tokens.weight.medium,
  letterSpacing: tokens.tracking.normal,
});

/** As tall as the button that it replaces, so that the rows of the cards beside it still line up. */
export const soldOut = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: tokens.radius.control,
  background: theme.color.inset,
  color: theme.color.muted,
  fontWeight: tokens.weight.semibold,
  lineHeight: tokens.leading.tight,
  textAlign: 'center',
});

export const soldOutSizes = styleVariants({
  small: { minHeight: tokens.control.small, padding: `0 ${tokens.space.xsmall}`, fontSize: tokens.text.small },
  large: { minHeight: tokens.control.large, padding: `0 ${tokens.space.xlarge}`, fontSize: tokens.text.body },
});

/** A placeholder line with its margins is 1.5em tall. These font sizes make it as tall as the text it replaces. */
export const nameSkeleton = style({ fontSize: `calc(${tokens.text.heading4} * ${tokens.leading.snug} / ${tokens.leading.body})` });
export const priceSkeleton = style({
  width: '100%',
  fontSize: `calc(${tokens.text.price} * ${tokens.leading.snug} / ${tokens.leading.body})`,
});
