import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css.ts';
import { from, tokens } from '../../../theme/tokens.ts';

/**
 * Seven columns are too many for one line beside the dashboard's links: each row, and the heads, have two. The name stands beside both, phone
 * and address under the rest. The page breaks words anywhere, which lets a narrow column break a date: here only what people wrote is broken.
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

/** Where the columns stand, in their order. */
const PLACES = ['1 / 1 / 3 / 2', '1 / 2', '1 / 3', '2 / 2 / 3 / 4', '2 / 4 / 3 / 6', '1 / 4', '1 / 5'];
PLACES.forEach((gridArea, index) =>
  globalStyle(`${table} tr > :nth-child(${index + 1})`, { '@media': { [from.tablet]: { gridArea, paddingInline: tokens.space.small } } }),
);

globalStyle(`${table} tr > :first-child`, { '@media': { [from.tablet]: { paddingInlineStart: tokens.space.large } } });
globalStyle(`${table} td:nth-child(4), ${table} td:nth-child(5)`, {
  '@media': { [from.tablet]: { alignSelf: 'start', color: theme.color.muted, fontSize: tokens.text.small } },
});
globalStyle(`${table} tr > :nth-child(4), ${table} tr > :nth-child(5)`, { '@media': { [from.tablet]: { paddingBlockStart: 0 } } });
// The lines of one row stand closer than its neighbours.
globalStyle(`${table} tr > :is(:nth-child(2), :nth-child(3), :nth-child(6), :nth-child(7))`, {
  '@media': { [from.tablet]: { paddingBlockEnd: tokens.space.xsmall } },
});
