import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { from, tokens } from '../../theme/tokens.ts';

/** In a narrow window the picture is small and beside the text, so that the form is near. From laptop width the panel is a column. */
export const panel = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 2fr) minmax(0, 3fr)`,
  gap: tokens.space.medium,
  alignItems: 'start',
  '@media': {
    [from.laptop]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      position: 'sticky',
      top: `calc(${tokens.bar.height} + ${tokens.space.xlarge})`,
    },
  },
});

export const stage = style({ minWidth: 0 });

export const text = style({
  display: 'grid',
  gap: tokens.space.xsmall,
  gridColumn: 2,
  gridRow: 1,
  alignSelf: 'center',
  justifyItems: 'start',
  '@media': { [from.laptop]: { gridColumn: 1, gridRow: 'auto', marginTop: tokens.space.small } },
});

export const available = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tokens.space.small,
  color: theme.color.muted,
  fontSize: tokens.text.label,
});

export const figure = style({ color: theme.color.foreground, fontWeight: tokens.weight.semibold, fontVariantNumeric: 'tabular-nums' });

export const about = style({ gridColumn: '1 / -1' });

export const thumbs = style({ gridColumn: '1 / -1' });
