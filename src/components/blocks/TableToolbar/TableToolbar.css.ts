import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

/** The room of its own, in rem, from which everything is in the toolbar. */
export const INLINE_FROM = 42;
const inline = `(min-width: ${INLINE_FROM}rem)`;

export const toolbar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.medium,
  containerType: 'inline-size',
});

/** The search takes most of the remaining space. In little room the button that opens the other fields is beside it. */
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.space.medium });
export const search = style({ flex: '4 1 9em', minWidth: 0, maxWidth: tokens.width.reading });
export const sort = style({ minWidth: 0, '@container': { [inline]: { flex: '1 1 12em', maxWidth: '18em' } } });

/** The buttons, side by side. In the sheet they fill the width. */
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space.medium,
  '@container': { [inline]: { flex: '0 1 auto', marginInlineStart: 'auto' } },
});
globalStyle(`${buttons} > *`, { flex: '1 1 auto' });
globalStyle(`${buttons} > button[aria-pressed="true"]`, {
  background: theme.color.accentSoft,
  borderColor: theme.color.accentText,
  color: theme.color.accentText,
});

/** Export, which takes the width that there is, and its menu. */
export const exports = style({ display: 'flex', gap: tokens.space.xsmall });
globalStyle(`${exports} > :first-child`, { flex: '1 1 auto' });

/** As tall when empty as with text, to avoid a layout shift when the rows load. */
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: tokens.space.medium,
  minHeight: `calc(${tokens.text.small} * ${tokens.leading.body})`,
});
export const count = style({ display: 'flex', flexWrap: 'wrap', columnGap: tokens.space.medium });
