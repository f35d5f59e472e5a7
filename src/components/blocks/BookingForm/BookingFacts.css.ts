import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { room } from '../../theme/room.ts';
import { outOfSight } from '../../theme/rules.ts';
import { tokens } from '../../theme/tokens.ts';

/** With very large text there is no space for values beside the picture, so it is above them. */
const isStacked = '(max-width: 12rem)';

/** In little room a summary with the picture beside the values; in more, boxes like those of the other fields. */
export const facts = style({
  display: 'grid',
  columnGap: tokens.space.medium,
  rowGap: tokens.space.hairline,
  padding: tokens.space.medium,
  borderRadius: tokens.radius.control,
  background: theme.color.inset,
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  '@container': {
    [isStacked]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [room.pair]: {
      gridTemplateColumns: `calc(50% - ${tokens.space.gutter} / 2) minmax(0, 1fr) auto`,
      gap: tokens.space.gutter,
      padding: 0,
      background: 'none',
    },
  },
});

/** The label beside its value, or above it where there is space. */
const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tokens.space.small,
  minWidth: 0,
  fontSize: tokens.text.small,
  gridColumn: 2,
  '@container': {
    [isStacked]: { gridColumn: 1 },
    [room.pair]: {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      gap: tokens.space.xsmall,
      gridColumn: 'auto',
      fontSize: tokens.text.body,
    },
  },
});

/** The picture has a place of its own in the summary, so its label is for screen readers only. */
const image = style([
  fact,
  {
    alignSelf: 'start',
    gridColumn: 1,
    gridRow: '1 / span 3',
    '@container': { [isStacked]: { gridRow: 1 }, [room.pair]: { gridColumn: 3, gridRow: 1 } },
  },
]);
const name = style([fact, { '@container': { [room.pair]: { gridColumn: '1 / span 2', gridRow: 1 } } }]);
export const places = styleVariants({
  name: [name],
  image: [image],
  email: [fact, { '@container': { [room.pair]: { gridColumn: 1 } } }],
  price: [fact, { '@container': { [room.pair]: { gridColumn: '2 / -1' } } }],
});

export const label = style({
  color: theme.color.muted,
  selectors: {
    [`${image} > &`]: {
      '@container': {
        '(max-width: 25.99rem)': outOfSight,
      },
    },
  },
  '@container': {
    [room.pair]: { color: theme.color.foreground, fontSize: tokens.text.label, fontWeight: tokens.weight.semibold },
  },
});

const value = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontWeight: tokens.weight.semibold,
  '@container': { [room.pair]: { fontWeight: tokens.weight.regular } },
});
const box = style([
  value,
  {
    '@container': {
      [room.pair]: {
        minHeight: tokens.control.medium,
        padding: `${tokens.space.small} ${tokens.space.gutter}`,
        borderRadius: tokens.radius.control,
        background: theme.color.inset,
      },
    },
  },
]);
export const values = styleVariants({ name: [box], image: [value], email: [box], price: [box] });
