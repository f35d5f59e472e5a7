import { style, styleVariants } from '@vanilla-extract/css';
import { figure as figureText } from '../../theme/figure.css.ts';
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

export const wide = style({ gridColumn: '1 / -1' });

/** Two fields that share a row at every window width: a long one and a short one. */
export const pair = style({
  display: 'grid',
  gap: tokens.space.gutter,
  gridColumn: '1 / -1',
  alignItems: 'start',
});
export const pairs = styleVariants({
  picture: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  date: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
});

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
  borderTop: `${tokens.border.hairline} solid ${theme.color.border}`,
});

export const sum = style({ display: 'grid', color: theme.color.muted, fontSize: tokens.text.label });

export const figure = style([
  figureText,
  {
    color: theme.color.foreground,
    fontSize: tokens.text.heading3,
  },
]);

/** Takes no space while empty, but is always rendered: a live region that is added together with its text is not announced. */
export const step = style({
  selectors: { '&:not(:empty)': { marginTop: tokens.space.small } },
  color: theme.color.muted,
  fontSize: tokens.text.small,
  textAlign: 'right',
});

/** The height of a label with its field. */
export const field = style({ display: 'grid', height: `calc(${tokens.control.medium} + ${tokens.space.xlarge})` });
