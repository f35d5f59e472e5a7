import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { from, tokens } from '../../theme/tokens.ts';

export const form = style({
  display: 'grid',
  gap: tokens.space.gutter,
  padding: tokens.space.xsmall,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start', padding: tokens.space.medium },
  },
});

export const wide = style({ '@media': { [from.tablet]: { gridColumn: '1 / -1' } } });

export const notices = style({
  display: 'grid',
  gap: tokens.space.medium,
  selectors: { '&:not(:empty)': { marginBottom: tokens.space.gutter } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: tokens.space.gutter,
  paddingTop: tokens.space.large,
  borderTop: `${tokens.border.hairline} solid ${theme.color.line}`,
});

export const sum = style({ display: 'grid', color: theme.color.soft, fontSize: tokens.text.label });

export const figure = style({
  color: theme.color.ink,
  fontSize: tokens.text.heading3,
  fontWeight: tokens.weight.bold,
  letterSpacing: tokens.tracking.tight,
  lineHeight: tokens.leading.snug,
  fontVariantNumeric: 'tabular-nums',
});

export const step = style({
  minHeight: `calc(1em * ${tokens.leading.body})`,
  color: theme.color.soft,
  fontSize: tokens.text.small,
  textAlign: 'right',
});

/** As high as a label and its field. */
export const field = style({ display: 'grid', height: `calc(${tokens.control.medium} + ${tokens.space.xlarge})` });
