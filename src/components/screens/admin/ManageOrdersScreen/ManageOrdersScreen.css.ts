import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css.ts';
import { from, tokens } from '../../../theme/tokens.ts';

/**
 * Seven columns do not fit on one line beside the dashboard's links, so the header and each row have two. The name spans both lines; phone
 * and address are on the second. The page breaks words anywhere, which would break a date in a narrow column, so here only customer text
 * breaks.
 */
export const table = style({ overflowWrap: 'normal' });

const { small, medium } = tokens.column;
const narrow = `calc(${tokens.space.section} + ${tokens.space.xlarge})`;

globalStyle(`${table} tr`, {
  '@media': {
    [from.tablet]: { gridTemplateColumns: `minmax(0, 1fr) ${narrow} ${small} ${small} ${narrow}` },
    [from.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${small} ${medium} ${small} ${small}` },
  },
});

/** The grid area of each column, in column order. */
const PLACES = ['1 / 1 / 3 / 2', '1 / 2', '1 / 3', '2 / 2 / 3 / 4', '2 / 4 / 3 / 6', '1 / 4', '1 / 5'];
PLACES.forEach((gridArea, index) =>
  globalStyle(`${table} tr > :nth-child(${index + 1})`, { '@media': { [from.tablet]: { gridArea, paddingInline: tokens.space.small } } }),
);

globalStyle(`${table} tr > :first-child`, { '@media': { [from.tablet]: { paddingInlineStart: tokens.space.large } } });
globalStyle(`${table} td:nth-child(4), ${table} td:nth-child(5)`, {
  '@media': { [from.tablet]: { alignSelf: 'start', color: theme.color.muted, fontSize: tokens.text.small } },
});
globalStyle(`${table} tr > :nth-child(4), ${table} tr > :nth-child(5)`, { '@media': { [from.tablet]: { paddingBlockStart: 0 } } });
// The two lines of a row are closer to each other than to the next row.
globalStyle(`${table} tr > :is(:nth-child(2), :nth-child(3), :nth-child(6), :nth-child(7))`, {
  '@media': { [from.tablet]: { paddingBlockEnd: tokens.space.xsmall } },
});
