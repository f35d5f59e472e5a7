import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../theme/tokens.ts';
import { columnCounts } from './columns.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const presets = styleVariants(columnCounts, ([phone, tablet, laptop, wide]) => ({
  ...columns(phone),
  '@media': { [from.tablet]: columns(tablet), [from.laptop]: columns(laptop), [from.wide]: columns(wide) },
}));
