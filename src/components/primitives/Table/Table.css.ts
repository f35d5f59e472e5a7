import { globalStyle, style, type StyleRule, styleVariants } from '@vanilla-extract/css';
import { outOfSight } from '../../theme/rules.ts';
import { theme } from '../../theme/theme.css.ts';
import { breakpoints, tokens } from '../../theme/tokens.ts';

const line = `${tokens.border.hairline} solid ${theme.color.border}`;

/** Table sets `data-form` by the room it has. On paper rows are always lines, but nothing sticks. */
const inCards = '[data-form="cards"] &';
const inLines = '[data-form="lines"] &';
const onScreen = (selectors: NonNullable<StyleRule['selectors']>): StyleRule => ({ '@media': { screen: { selectors } } });

/** The room of the table. */
export const room = style({ containerType: 'inline-size' });
export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: line,
  borderRadius: tokens.radius.card,
  overflow: 'clip',
  background: theme.color.surface,
  fontSize: tokens.text.label,
  ...onScreen({ '&[data-form="cards"]': { display: 'block', border: 0, background: 'none', overflow: 'visible' } }),
});
/** Column widths do not depend on the content, so that they stay the same when rows are added or removed. */
export const fixedTable = style([table, { display: 'block' }]);
/**
 * Stays visible while the rows scroll, on a page below the site's bar. Its shadow draws the line where the first row has its border.
 * Cards have their own labels, so there the header is for screen readers only.
 */
export const header = style(
  onScreen({
    [inLines]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: tokens.layer.header,
      boxShadow: `0 ${tokens.border.hairline} ${theme.color.border}`,
    },
    'main [data-form="lines"] &': { insetBlockStart: tokens.bar.height },
    [inCards]: outOfSight,
  }),
);
export const body = style(onScreen({ [inCards]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.small } }));
// Elements scrolled into view stop below the header too.
globalStyle(`[data-form="lines"] ${body} *`, {
  scrollMarginTop: `calc(${tokens.bar.height} + ${tokens.space.huge} + ${tokens.space.gutter})`,
});
export const fixedHeader = style([header, { display: 'block' }]);
export const fixedBody = style([body, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }]);
/** Turns off the browser's scroll anchoring, because the layout already accounts for rows that mount and unmount. */
export const virtualBody = style([fixedBody, { alignContent: 'start', overflowAnchor: 'none' }]);

/** The order of a card's cells, and of the two line breaks between its three lines. */
const order = { lead: 0, aside: 1, firstBreak: 2, detail: 3, extra: 4, lastBreak: 5, badge: 6, action: 7 } as const;
const lineBreak = { content: '', flexBasis: '100%' } as const;

export const row = style(
  onScreen({
    [inCards]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: tokens.space.xsmall,
      padding: `${tokens.space.medium} ${tokens.space.gutter}`,
      border: line,
      borderRadius: tokens.radius.card,
      background: theme.color.surface,
      boxShadow: theme.shadow.low,
    },
    [`${inCards}::before`]: { ...lineBreak, order: order.firstBreak },
    [`${inCards}::after`]: { ...lineBreak, order: order.lastBreak },
  }),
);
/** A row or header whose cells take their widths from the table. */
const fixed = { display: 'grid', gridTemplateColumns: 'var(--columns)', alignItems: 'center' } as const;
export const fixedHeaderRow = style({ ...fixed, background: theme.color.background });
export const fixedRow = style([row, { ...fixed, borderBlockStart: line }]);
const space = `${tokens.space.medium} ${tokens.space.large}`;
export const columnHeader = style({
  padding: space,
  background: theme.color.background,
  color: theme.color.muted,
  fontSize: tokens.text.small,
  fontWeight: tokens.weight.semibold,
  // Unlike the page's rule, it keeps the column as wide as its longest word.
  overflowWrap: 'break-word',
});
export const cell = style({
  padding: space,
  borderBlockStart: line,
  fontWeight: tokens.weight.regular,
  verticalAlign: 'middle',
  ...onScreen({ [inCards]: { padding: 0, border: 0, minWidth: 0, maxWidth: '100%' } }),
});
/** Has no border, because its row has one. */
export const fixedCell = style({
  minWidth: 0,
  border: 0,
  ...onScreen({
    [inLines]: { paddingInline: tokens.space.medium },
    [`${inLines}:first-child`]: { paddingInlineStart: tokens.space.large },
    [`${inLines}:last-child`]: { paddingInlineEnd: tokens.space.large },
  }),
});
export const aligns = styleVariants({
  start: { textAlign: 'start' },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});

/** Browsers that support the second form do not expose the content to screen readers, which get the label from the header. */
const silent = (content: string) => [content, `${content} / ""`];
/** A short text of a card's second line. */
const detail = {
  paddingBlockStart: tokens.space.xsmall,
  marginInlineEnd: tokens.space.small,
  color: theme.color.muted,
  fontSize: tokens.text.small,
  textAlign: 'start',
} as const;

export const places = styleVariants({
  picture: onScreen({ [inCards]: { order: order.lead, flex: 'none', marginInlineEnd: tokens.space.small } }),
  // Large text goes below the picture, and the aside below it.
  lead: onScreen({ [inCards]: { order: order.lead, flex: `1 1 ${tokens.column.small}` } }),
  aside: onScreen({
    [inCards]: {
      order: order.aside,
      paddingInlineStart: tokens.space.small,
      fontWeight: tokens.weight.semibold,
      textAlign: 'end',
      overflowWrap: 'anywhere',
    },
  }),
  detail: onScreen({ [inCards]: { ...detail, order: order.detail } }),
  fact: onScreen({
    [inCards]: { ...detail, order: order.detail },
    [`${inCards}::before`]: { content: silent('attr(data-label) " "') },
  }),
  extra: {
    '@media': {
      screen: {
        selectors: { [inCards]: { ...detail, order: order.extra } },
        '@container': { [`(max-width: ${breakpoints.tablet})`]: { selectors: { [inCards]: { display: 'none' } } } },
      },
    },
  },
  badge: onScreen({ [inCards]: { order: order.badge, paddingBlockStart: tokens.space.small, marginInlineEnd: 'auto' } }),
  // The first one moves all to the end of the line, where a thumb reaches them.
  action: onScreen({
    [inCards]: { order: order.action, paddingBlockStart: tokens.space.small, marginInlineStart: 'auto' },
    [`${inCards} ~ &`]: { marginInlineStart: tokens.space.xsmall },
  }),
  // The value is beside its label, or below it if both do not fit.
  pair: onScreen({
    [inCards]: {
      order: order.detail,
      flex: '1 0 100%',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: tokens.space.gutter,
      paddingBlockStart: tokens.space.small,
    },
    [`${inCards}::before`]: {
      content: silent('attr(data-label)'),
      color: theme.color.muted,
      fontSize: tokens.text.small,
    },
  }),
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

/** The placeholder for a cell with a picture and a name. */
export const skeletonLead = style({
  display: 'grid',
  gridTemplateColumns: `${tokens.space.huge} minmax(0, ${tokens.width.menu})`,
  alignItems: 'center',
  gap: tokens.space.medium,
});
/** The placeholder for a name. */
export const skeletonName = style({ display: 'inline-block', width: tokens.width.menu, maxWidth: '100%', verticalAlign: 'middle' });
/** The placeholder for a short text, as wide as a number or a date. */
export const skeletonText = style({ display: 'inline-block', width: tokens.space.section, maxWidth: '100%', verticalAlign: 'middle' });

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
