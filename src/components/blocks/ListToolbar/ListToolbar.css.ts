import { style } from '@vanilla-extract/css';
import { from, tokens } from '../../theme/tokens.ts';

/** The room of its own, in rem, from which the fields are in a row. */
export const ROW_FROM = 38;
const row = `(min-width: ${ROW_FROM}rem)`;
const narrow = `(max-width: ${ROW_FROM - 0.01}rem)`;

/** The button that opens the filters is beside the search, and the row below it. */
export const toolbar = style({
  containerType: 'inline-size',
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space.medium,
  '@media': { [from.wide]: { rowGap: tokens.space.large } },
});

/** Gives the button a line of its own if the text is large. */
export const search = style({ flex: '1 1 9em', minWidth: 0 });

export const sheet = style({ '@container': { [row]: { display: 'none' } }, '@media': { [from.wide]: { display: 'none' } } });

/** The sort order with the filters beside it. In a wide window, where they are a column beside the list, below it. */
export const fields = style({
  display: 'none',
  flex: '1 0 100%',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: tokens.space.medium,
  '@container': { [row]: { display: 'flex' } },
  '@media': {
    [from.wide]: {
      '@container': { [narrow]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: tokens.space.large } },
    },
  },
});

const whole = { '@media': { [from.wide]: { '@container': { [narrow]: { gridColumn: '1 / -1' } } } } };

export const field = style({ '@container': { [row]: { flex: '1 1 9em', maxWidth: '13em', minWidth: 0 } }, ...whole });

/** Wide enough for '12,345.67'. */
export const price = style({ '@container': { [row]: { flex: '1 1 6em', maxWidth: '8em', minWidth: 0 } } });

/** The price range in the sheet. */
export const prices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: tokens.space.medium,
  selectors: { [`${fields} > &`]: { display: 'contents' } },
});

/** Aligned with the input boxes, which are below their labels. */
export const tick = style({
  '@container': {
    [row]: { flex: 'none', paddingBlockStart: `calc(${tokens.text.label} * ${tokens.leading.body} + ${tokens.space.xsmall})` },
  },
  ...whole,
});
