import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { from, tokens } from '../../theme/tokens.ts';

/** In a narrow window the picture is small and beside the text, so that the form is near. From laptop width the panel is a column. */
export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space.medium,
  alignItems: 'start',
  '@media': {
    [from.laptop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      position: 'sticky',
      top: `calc(${tokens.bar.height} + ${tokens.space.xlarge})`,
    },
  },
});

/** With large text on a phone, the text is below the picture. */
export const stage = style({
  flex: `2 1 ${tokens.space.section}`,
  minWidth: 0,
  maxWidth: '40%',
  '@media': { [from.laptop]: { maxWidth: 'none' } },
});

export const text = style({
  flex: `3 1 ${tokens.column.medium}`,
  display: 'grid',
  gap: tokens.space.xsmall,
  minWidth: 0,
  alignSelf: 'center',
  justifyItems: 'start',
  '@media': { [from.laptop]: { marginTop: tokens.space.small } },
});

export const available = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tokens.space.small,
  color: theme.color.muted,
  fontSize: tokens.text.label,
});

export const figure = style({ color: theme.color.foreground, fontWeight: tokens.weight.semibold, fontVariantNumeric: 'tabular-nums' });

const line = { flex: '1 1 100%', minWidth: 0 } as const;
export const about = style({ ...line, order: 1 });

/** Below the text on a phone, and below the picture from laptop width. */
export const thumbs = style({ ...line, order: 1, '@media': { [from.laptop]: { order: 0 } } });
