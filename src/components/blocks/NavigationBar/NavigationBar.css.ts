import { globalStyle, style } from '@vanilla-extract/css';
import { maxPageWidth } from '../../theme/edges.css.ts';
import { iconButton, outOfSight } from '../../theme/rules.ts';
import { theme } from '../../theme/theme.css.ts';
import { from, tokens } from '../../theme/tokens.ts';

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: tokens.layer.bar,
  // Above the page also while one fades into the next.
  viewTransitionName: 'bar',
  background: `color-mix(in srgb, ${theme.color.background} 86%, transparent)`,
  backdropFilter: `blur(${tokens.bar.blur})`,
  // The blur makes the bar the containing block of its menu. Floating UI does not expect that in WebKit, but of anything translated.
  translate: '0',
  borderBottom: `${tokens.border.hairline} solid ${theme.color.border}`,
  // A menu that somebody has opened lies over a message that comes by itself.
  selectors: { '&:has([aria-haspopup="menu"][data-state="open"])': { zIndex: tokens.layer.menu } },
});

// WebKitGTK would animate the blur as if the bar itself were blurred.
globalStyle('::view-transition-group(bar)', { animation: 'none' });

export const wrap = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.xsmall,
  height: tokens.bar.height,
  maxWidth: maxPageWidth,
  margin: '0 auto',
  paddingInline: tokens.space.medium,
  '@media': { [from.tablet]: { paddingInline: tokens.space.gutter }, [from.laptop]: { paddingInline: tokens.space.xlarge } },
});

export const rest = style({ flex: 1 });

export const toggle = style({
  ...iconButton(tokens.control.medium),
  borderRadius: tokens.radius.control,
  ':hover': { background: theme.color.inset },
  '@media': { [from.laptop]: { display: 'none' } },
});

/** As wide as the Login button and as the avatar with its arrow, so that nothing shifts. */
export const slot = style({
  display: 'grid',
  alignItems: 'center',
  flex: 'none',
  minWidth: `calc(${tokens.control.medium} + ${tokens.space.xlarge})`,
  height: tokens.control.medium,
  marginInlineStart: tokens.space.xsmall,
});

globalStyle(`${slot}[data-state="checking"] > *`, { height: tokens.control.small });

export const brand = style({
  display: 'flex',
  minWidth: tokens.control.small,
  '@media': { [from.laptop]: { marginInlineEnd: tokens.space.small } },
});

/** One line high. On a narrow phone the name wraps out of sight, so that it does not push the cart off the screen. */
globalStyle(`${brand} > a`, {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: tokens.space.small,
  height: tokens.control.small,
  overflow: 'hidden',
  borderRadius: tokens.radius.control,
  color: theme.color.foreground,
});

export const mark = style({
  flex: 'none',
  width: tokens.control.small,
  height: tokens.control.small,
  borderRadius: tokens.radius.control,
  background: theme.color.accent,
  color: theme.color.onAccent,
});

export const name = style({
  fontSize: tokens.text.body,
  fontWeight: tokens.weight.heavy,
  letterSpacing: tokens.tracking.tight,
  lineHeight: tokens.control.small,
  whiteSpace: 'nowrap',
  '@media': { [from.tablet]: { fontSize: tokens.text.lead } },
});

export const cart = style({ flex: 'none' });

globalStyle(`${cart} > a`, {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: tokens.control.medium,
  height: tokens.control.medium,
  borderRadius: tokens.radius.control,
});
globalStyle(`${cart} > a:hover`, { background: theme.color.inset });

export const badge = style({ position: 'absolute', top: tokens.space.hairline, insetInlineEnd: 0, display: 'grid' });

export const links = style({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  display: 'none',
  gap: tokens.space.xsmall,
  // The bar stays at the top, so the page cannot scroll to links below the window.
  maxHeight: `calc(100dvh - ${tokens.bar.height})`,
  overflow: 'auto',
  padding: tokens.space.medium,
  background: theme.color.surface,
  borderBottom: `${tokens.border.hairline} solid ${theme.color.border}`,
  boxShadow: theme.shadow.raised,
  selectors: { '&[data-state="open"]': { display: 'grid' } },
  '@media': {
    [from.laptop]: {
      position: 'static',
      display: 'flex',
      maxHeight: 'none',
      overflow: 'visible',
      padding: 0,
      background: 'none',
      border: 0,
      boxShadow: 'none',
      selectors: { '&[data-state]': { display: 'flex' } },
    },
  },
});

export const item = style({ display: 'grid' });

globalStyle(`${item} > a`, {
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.small,
  minHeight: tokens.control.medium,
  padding: `${tokens.space.xsmall} ${tokens.space.medium}`,
  borderRadius: tokens.radius.control,
  color: theme.color.muted,
  fontSize: tokens.text.label,
  fontWeight: tokens.weight.medium,
  transition: `background-color ${tokens.duration.quick}, color ${tokens.duration.quick}`,
  '@media': { [from.laptop]: { minHeight: tokens.control.small } },
});
globalStyle(`${item} > a:hover`, { color: theme.color.foreground });
globalStyle(`${item} > a[aria-current]`, {
  color: theme.color.foreground,
  background: theme.color.inset,
  boxShadow: `inset 0 0 0 ${tokens.border.hairline} ${theme.color.border}`,
});

/** Visible in the panel. In the row only the icon is visible, and this text is its accessible name. */
export const homeLabel = style({
  '@media': { [from.laptop]: outOfSight },
});
