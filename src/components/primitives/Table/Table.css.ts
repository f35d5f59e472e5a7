import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { below, from, tokens } from '../../theme/tokens.ts';

const line = `${tokens.border.hairline} solid ${theme.color.border}`;

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: line,
  borderRadius: tokens.radius.card,
  overflow: 'clip',
  background: theme.color.surface,
  fontSize: tokens.text.label,
  '@media': { [below.tablet]: { display: 'block', border: 0, background: 'none', overflow: 'visible' } },
});
/** Column widths do not depend on the content, so that they stay the same when rows are added or removed. */
export const fixedTable = style([table, { display: 'block' }]);
/**
 * Stays visible while the rows scroll, on a page below the site's bar. Its shadow draws the line where the first row has its border.
 * Cards have their own labels, so on a phone the header is for screen readers only.
 */
export const header = style({
  '@media': {
    [from.tablet]: {
      position: 'sticky',
      insetBlockStart: 0,
      selectors: { 'main &': { insetBlockStart: tokens.bar.height } },
      zIndex: tokens.layer.header,
      boxShadow: `0 ${tokens.border.hairline} ${theme.color.border}`,
    },
    [below.tablet]: { position: 'absolute', clipPath: 'inset(50%)', width: '1px', height: '1px', overflow: 'hidden' },
  },
});
export const body = style({
  '@media': { [below.tablet]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.medium } },
});
// Elements scrolled into view stop below the header too.
globalStyle(`${body} *`, {
  '@media': { [from.tablet]: { scrollMarginTop: `calc(${tokens.bar.height} + ${tokens.space.huge} + ${tokens.space.gutter})` } },
});
export const fixedHeader = style([header, { display: 'block' }]);
export const fixedBody = style([body, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }]);
/** Turns off the browser's scroll anchoring, because the layout already accounts for rows that mount and unmount. */
export const virtualBody = style([fixedBody, { alignContent: 'start', overflowAnchor: 'none' }]);
export const row = style({
  '@media': {
    [below.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      gap: tokens.space.small,
      columnGap: tokens.space.gutter,
      padding: tokens.space.gutter,
      border: line,
      borderRadius: tokens.radius.card,
      background: theme.color.surface,
      boxShadow: theme.shadow.low,
    },
  },
});
/** A row or header whose cells take their widths from the table. */
const fixed = { display: 'grid', gridTemplateColumns: 'var(--columns)', alignItems: 'center' } as const;
export const fixedHeaderRow = style({ ...fixed, background: theme.color.background });
export const fixedRow = style([row, { ...fixed, borderBlockStart: line, '@media': { [below.tablet]: { alignItems: 'stretch' } } }]);
const space = `${tokens.space.medium} ${tokens.space.large}`;
export const columnHeader = style({
  padding: space,
  background: theme.color.background,
  color: theme.color.muted,
  fontSize: tokens.text.small,
  fontWeight: tokens.weight.semibold,
});
export const cell = style({
  padding: space,
  borderBlockStart: line,
  fontWeight: tokens.weight.regular,
  verticalAlign: 'middle',
  '@media': {
    [below.tablet]: {
      padding: 0,
      border: 0,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: tokens.space.gutter,
      minWidth: 0,
    },
  },
});
/** Has no border, because its row has one. */
export const fixedCell = style({
  minWidth: 0,
  border: 0,
  '@media': {
    [from.tablet]: {
      paddingInline: tokens.space.medium,
      selectors: { '&:first-child': { paddingInlineStart: tokens.space.large }, '&:last-child': { paddingInlineEnd: tokens.space.large } },
    },
  },
});
export const aligns = styleVariants({
  start: { textAlign: 'start' },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});
export const places = styleVariants({
  lead: { '@media': { [below.tablet]: { justifyContent: 'flex-start' } } },
  pair: {
    '@media': {
      [below.tablet]: {
        gridColumn: '1 / -1',
        textAlign: 'end',
        // Browsers that support the second form do not expose the label to screen readers a second time.
        '::before': {
          content: ['attr(data-label)', 'attr(data-label) / ""'],
          flex: 'none',
          maxWidth: '50%',
          color: theme.color.muted,
          fontSize: tokens.text.small,
          textAlign: 'start',
        },
      },
    },
  },
});
const sorter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.xsmall,
  minHeight: tokens.control.target,
  padding: 0,
  border: 0,
  borderRadius: tokens.space.xsmall,
  background: 'none',
  textAlign: 'start',
  cursor: 'pointer',
  transition: `color ${tokens.duration.quick}`,
  selectors: { '&:hover, &[data-sorted="true"]': { color: theme.color.foreground } },
  // Unlike other buttons, column names are useful in print.
  '@media': { print: { display: 'inline-flex !important' } },
});
globalStyle(`${sorter} svg`, { flex: 'none' });
/** The button of a sortable header. Its arrow is on the side opposite to the column's alignment. */
export const sorters = styleVariants({ start: [sorter], end: [sorter, { flexDirection: 'row-reverse', textAlign: 'end' }] });

/** Exported from the styles, so that no script contains all tokens. */
export const columnWidths = { ...tokens.column };

/** A row of the placeholder for a loading table. */
export const skeletonRow = style({
  display: 'grid',
  gridTemplateColumns: `${tokens.space.huge} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: tokens.space.gutter,
  padding: tokens.space.gutter,
  selectors: { '& + &': { borderTop: `${tokens.border.hairline} solid ${theme.color.border}` } },
});

export const skeletonWords = style({ maxWidth: tokens.width.reading });
