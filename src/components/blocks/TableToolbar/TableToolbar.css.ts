import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { from, tokens } from '../../theme/tokens.ts';

export const toolbar = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.medium });

/** The search takes most of the remaining space. On a phone the search and the sort order each have their own line. */
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.space.medium });
export const search = style({ flex: '1 1 100%', minWidth: 0, '@media': { [from.tablet]: { flex: '4 1 12em' } } });
export const sort = style({ flex: '1 1 100%', minWidth: 0, '@media': { [from.tablet]: { flex: '1 1 12em', maxWidth: '18em' } } });

/** The buttons, side by side. On a phone they fill the width. */
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

/** As tall when empty as with text, to avoid a layout shift when the rows load. */
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: tokens.space.medium,
  minHeight: `calc(${tokens.text.small} * ${tokens.leading.body})`,
});
