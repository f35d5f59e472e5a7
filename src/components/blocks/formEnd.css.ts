import { style } from '@vanilla-extract/css';
import { theme } from '../theme/theme.css.ts';
import { tokens } from '../theme/tokens.ts';

/** The last line of a form, below its fields. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: tokens.space.gutter,
  paddingTop: tokens.space.large,
  borderTop: `${tokens.border.hairline} solid ${theme.color.border}`,
});

/** Takes no space while empty, but is always rendered: a live region that is added together with its text is not announced. */
export const step = style({
  selectors: { '&:empty': { position: 'absolute' } },
  color: theme.color.muted,
  fontSize: tokens.text.small,
  textAlign: 'end',
});
