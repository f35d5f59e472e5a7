import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { growingPadding, twoColumns } from '../../theme/room.ts';
import { tokens } from '../../theme/tokens.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: twoColumns('12rem'),
  alignItems: 'start',
  gap: tokens.space.gutter,
  padding: growingPadding.form,
});

export const wide = style({ gridColumn: '1 / -1' });

/** The three image links, grouped in a box. */
export const images = style({
  display: 'grid',
  gap: tokens.space.medium,
  gridColumn: '1 / -1',
  minWidth: 0,
  margin: 0,
  padding: tokens.space.gutter,
  border: `${tokens.border.hairline} solid ${theme.color.border}`,
  borderRadius: tokens.radius.control,
});

export const legend = style({ padding: `0 ${tokens.space.xsmall}`, fontSize: tokens.text.label, fontWeight: tokens.weight.semibold });

export const notices = style({ display: 'grid', selectors: { '&:not(:empty)': { marginBottom: tokens.space.gutter } } });
