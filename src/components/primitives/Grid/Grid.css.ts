import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../theme/tokens.ts';

const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

export const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** One column on phones unless said otherwise here. */
export const presets = styleVariants({
  cards4: { '@media': { [from.tablet]: columns(2), [from.laptop]: columns(4) } },
  cards3: { '@media': { [from.tablet]: columns(2), [from.laptop]: columns(3) } },
  cards5: { ...columns(2), '@media': { [from.tablet]: columns(3), [from.laptop]: columns(5) } },
  form2: { '@media': { [from.tablet]: columns(2) } },
});
