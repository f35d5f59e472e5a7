import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { from, tokens } from '../../theme/tokens.ts';

export const toolbar = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.medium });

/** The search takes most of what the others leave; on a phone it has a line of its own, and so has the order. */
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.space.medium });
export const search = style({ flex: '1 1 100%', minWidth: 0, '@media': { [from.tablet]: { flex: '4 1 12em' } } });
export const sort = style({ flex: '1 1 100%', minWidth: 0, '@media': { [from.tablet]: { flex: '1 1 12em', maxWidth: '18em' } } });

/** What is to be pressed: side by side, on a phone as wide as there is room. */
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space.medium,
  flex: '1 1 100%',
  '@media': { [from.tablet]: { flex: '0 1 auto', marginInlineStart: 'auto' } },
});
globalStyle(`${buttons} > *`, { flex: '1 1 auto' });
globalStyle(`${buttons} > button[aria-pressed="true"]`, {
  background: theme.color.accentSoft,
  borderColor: theme.color.accentText,
  color: theme.color.accentText,
});

/** As tall without words as with them, so that nothing jumps when the rows come. */
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: tokens.space.medium,
  minHeight: `calc(${tokens.text.small} * ${tokens.leading.body})`,
});
