import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../theme/tokens.ts';
import { columnCounts } from './columns.ts';

/** A cell is at least this wide, so that a phone with large text has one column. */
const MIN_WIDTH = '8rem';

/** At most `count` columns: one more would not fit, because each takes more than its share of `count + 1`. */
const columns = (count: number) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(max(${MIN_WIDTH}, 100% / ${count + 1} + 1px), 100%), 1fr))`,
});

export const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const presets = styleVariants(columnCounts, ([phone, tablet, laptop, wide]) => ({
  ...columns(phone),
  '@media': { [from.tablet]: columns(tablet), [from.laptop]: columns(laptop), [from.wide]: columns(wide) },
}));
