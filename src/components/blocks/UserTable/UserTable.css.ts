import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.ts';

/** Lets a long email break, but not the labels of buttons. */
export const user = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: tokens.space.medium,
  width: '100%',
  overflowWrap: 'anywhere',
});
export const text = style({ minWidth: 0 });
export const address = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${tokens.space.small}` });
/** As wide as most emails. */
export const placeholder = style({ minWidth: 0, maxWidth: tokens.width.menu });
export const nowrap = style({ whiteSpace: 'nowrap' });
export const already = style({ display: 'inline-block', borderRadius: tokens.radius.card });
