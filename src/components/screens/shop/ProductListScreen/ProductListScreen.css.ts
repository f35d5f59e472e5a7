import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css.ts';
import { from, tokens } from '../../../theme/tokens.ts';

/** Fits on one line even on a phone. */
export const kinds = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space.xsmall,
  '@media': { [from.tablet]: { gap: tokens.space.small } },
});

globalStyle(`${kinds} a`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: tokens.control.small,
  padding: `0 ${tokens.space.medium}`,
  whiteSpace: 'nowrap',
  border: `${tokens.border.hairline} solid ${theme.color.border}`,
  borderRadius: tokens.radius.round,
  background: theme.color.surface,
  fontSize: tokens.text.caption,
  fontWeight: tokens.weight.medium,
  transition: `border-color ${tokens.duration.quick}`,
  '@media': { [from.tablet]: { paddingInline: tokens.space.gutter, fontSize: tokens.text.small } },
});
globalStyle(`${kinds} a:hover`, { borderColor: theme.color.control });
globalStyle(`${kinds} a[aria-current]`, {
  background: theme.color.foreground,
  borderColor: theme.color.foreground,
  color: theme.color.background,
});

/** From wide windows on, the filters are beside the products. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.gutter,
  '@media': {
    [from.wide]: { gridTemplateColumns: `${tokens.width.sidebar} minmax(0, 1fr)`, columnGap: tokens.space.xxlarge, alignItems: 'start' },
  },
});

/** Stays beside the products while they scroll. Scrolls by itself if the text is so large that the filters do not fit. */
export const rail = style({
  '@media': {
    [from.wide]: {
      position: 'sticky',
      insetBlockStart: `calc(${tokens.bar.height} + ${tokens.space.gutter})`,
      maxHeight: `calc(100dvh - ${tokens.bar.height} - ${tokens.space.xxlarge})`,
      overflowY: 'auto',
      // Space for focus rings, which a scrolling element clips.
      margin: `calc(${tokens.space.small} * -1)`,
      padding: tokens.space.small,
    },
  },
});

/** As tall with the button as without it, so that the page does not jump while the user types. */
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space.medium,
  minHeight: tokens.control.small,
});

export const count = style({ display: 'flex', flexWrap: 'wrap', columnGap: tokens.space.medium });

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.huge,
  '@media': { [from.tablet]: { gap: tokens.space.section } },
});

export const groupHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: tokens.space.medium,
});

/** The title and its arrow, which moves a little on hover. */
export const groupLink = style({ display: 'inline-flex', alignItems: 'center', gap: tokens.space.small });
globalStyle(`${groupLink} > svg`, { color: theme.color.accentText, transition: `translate ${tokens.duration.quick}` });
globalStyle(`a:hover ${groupLink} > svg`, { translate: tokens.space.xsmall });
