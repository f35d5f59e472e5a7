import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { room } from '../../theme/room.ts';
import { tokens } from '../../theme/tokens.ts';

/**
 * Where the form is below it, the picture is small and beside the text, so that the form is near. Where the page has room for both side by
 * side, the panel is a column. The page is the container, because the panel's own width is the same in both.
 */
export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space.medium,
  alignItems: 'start',
  '@container': {
    [room.laptop]: {
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
  '@container': { [room.laptop]: { maxWidth: 'none' } },
});

export const text = style({
  flex: `3 1 ${tokens.column.medium}`,
  display: 'grid',
  gap: tokens.space.xsmall,
  minWidth: 0,
  alignSelf: 'center',
  justifyItems: 'start',
  '@container': { [room.laptop]: { marginTop: tokens.space.small } },
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

/** Below the text on a phone, and below the picture in a column. */
export const thumbs = style({ ...line, order: 1, '@container': { [room.laptop]: { order: 0 } } });
