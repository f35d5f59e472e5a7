import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { from, tokens } from '../../theme/tokens.ts';

/** The room of its own, in rem, from which the fields are in the toolbar. */
export const INLINE_FROM = { rows: 38, line: 42 } as const;
const row = `(min-width: ${INLINE_FROM.rows}rem)`;
const narrow = `(max-width: ${INLINE_FROM.rows - 0.01}rem)`;
const line = `(min-width: ${INLINE_FROM.line}rem)`;

const wrapping = style({ containerType: 'inline-size', display: 'flex', flexWrap: 'wrap', gap: tokens.space.medium });

/** The button that opens the filters is beside the search, and the row below it. */
export const toolbar = styleVariants({
  rows: [wrapping, { '@media': { [from.wide]: { rowGap: tokens.space.large } } }],
  line: [wrapping, { alignItems: 'end' }],
});

/** Gives the button a line of its own if the text is large. On a line, takes most of the remaining space. */
export const search = styleVariants({
  rows: { flex: '1 1 9em', minWidth: 0 },
  line: { flex: '4 1 9em', minWidth: 0, maxWidth: tokens.width.reading },
});

export const sheet = styleVariants({
  rows: { '@container': { [row]: { display: 'none' } }, '@media': { [from.wide]: { display: 'none' } } },
  line: { '@container': { [line]: { display: 'none' } } },
});

/** The sort order with the filters beside it. In a wide window, where they are a column beside the list, below it. */
export const fields = styleVariants({
  rows: {
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
  },
  line: { display: 'none', '@container': { [line]: { display: 'contents' } } },
});

const whole = { '@media': { [from.wide]: { '@container': { [narrow]: { gridColumn: '1 / -1' } } } } };

export const field = style({ '@container': { [row]: { flex: '1 1 9em', maxWidth: '13em', minWidth: 0 } }, ...whole });

export const sort = styleVariants({
  rows: [field],
  line: { minWidth: 0, '@container': { [line]: { flex: '1 1 12em', maxWidth: '18em' } } },
});

/** Wide enough for '12,345.67'. */
export const amount = style({ '@container': { [row]: { flex: '1 1 6em', maxWidth: '8em', minWidth: 0 } } });

/** The amounts side by side in the sheet. */
export const amounts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: tokens.space.medium,
  selectors: { [`${fields.rows} > &`]: { display: 'contents' } },
});

/** Aligned with the input boxes, which are below their labels. */
export const tick = style({
  '@container': {
    [row]: { flex: 'none', paddingBlockStart: `calc(${tokens.text.label} * ${tokens.leading.body} + ${tokens.space.xsmall})` },
  },
  ...whole,
});

/** The buttons of a line, side by side. In the sheet they fill the width. */
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space.medium,
  '@container': { [line]: { flex: '0 1 auto', marginInlineStart: 'auto' } },
});
globalStyle(`${buttons} > *`, { flex: '1 1 auto' });
globalStyle(`${buttons} > button[aria-pressed="true"]`, {
  background: theme.color.accentSoft,
  borderColor: theme.color.accentText,
  color: theme.color.accentText,
});

/** As tall when empty as with text, to avoid a layout shift when the rows load. */
export const summary = style({
  flex: '1 0 100%',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: tokens.space.medium,
  minHeight: `calc(${tokens.text.small} * ${tokens.leading.body})`,
});
export const count = style({ display: 'flex', flexWrap: 'wrap', columnGap: tokens.space.medium });
