import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../../theme/tokens.ts';

/** The page breaks words anywhere, which would break a date in a narrow column, so here only customer text breaks. */
export const table = style({ overflowWrap: 'normal' });

const lines = `${table} [data-form="lines"]`;
const { tight, narrow, date, small, medium } = tokens.column;
const widths = (...columns: string[]) => columns.join(' ');

/** The room for nine columns. In less, the emails are only in the panel, and long texts wrap. */
const isHuge = '(min-width: 88rem)';

globalStyle(`${lines} tr`, {
  gridTemplateColumns: widths('minmax(0, 3fr)', narrow, tight, date, small, 'minmax(0, 2fr)', narrow, narrow),
  '@container': {
    [isHuge]: {
      gridTemplateColumns: widths(
        'minmax(0, 5fr)',
        'minmax(0, 3fr)',
        narrow,
        narrow,
        `calc(${date} + ${tokens.space.xxlarge})`,
        medium,
        'minmax(0, 4fr)',
        date,
        date,
      ),
    },
  },
});
globalStyle(`${lines} tr > :nth-child(2)`, { display: 'none', '@container': { [isHuge]: { display: 'revert' } } });
globalStyle(`${lines} tr > *`, { paddingInline: tokens.space.small });
globalStyle(`${lines} td`, { fontSize: tokens.text.small, '@container': { [isHuge]: { fontSize: tokens.text.label } } });
globalStyle(`${lines} tr > :first-child`, {
  paddingInlineStart: tokens.space.medium,
  '@container': { [isHuge]: { paddingInlineStart: tokens.space.large } },
});
// A number that ends at its column's edge is too close to the date that begins there.
globalStyle(`${lines} tr > :nth-child(5)`, { '@container': { [isHuge]: { paddingInlineStart: tokens.space.large } } });
