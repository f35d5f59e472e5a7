import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { sideEdge } from '../../theme/edges.css.ts';
import { iconButton, transparentEdge } from '../../theme/rules.ts';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

const arrive = keyframes({ from: { opacity: 0, transform: `translateY(-${tokens.space.medium})` } });

/** Top right (docs/spec.md#constants), below the bar, and never wider than the screen. */
export const viewport = style({
  position: 'fixed',
  insetBlockStart: `calc(${tokens.bar.height} + ${tokens.space.gutter})`,
  insetInlineEnd: `calc(${sideEdge} + ${tokens.space.gutter})`,
  zIndex: tokens.layer.toast,
  // Above the page also while one fades into the next.
  viewTransitionName: 'toasts',
  display: 'flex',
  flexDirection: 'column',
  gap: tokens.space.small,
  width: tokens.width.toast,
  maxWidth: `calc(100% - ${tokens.space.xxlarge})`,
});
export const toast = style({
  // Radix enables the pointer for the toasts in a transition, which may wait for a page that is still loading.
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'flex-start',
  gap: tokens.space.medium,
  width: 'fit-content',
  maxWidth: '100%',
  marginInlineStart: 'auto',
  padding: `${tokens.space.medium} ${tokens.space.medium} ${tokens.space.medium} ${tokens.space.gutter}`,
  border: transparentEdge,
  borderRadius: tokens.radius.control,
  background: theme.toast.background,
  color: theme.toast.foreground,
  fontSize: tokens.text.label,
  fontWeight: tokens.weight.semibold,
  boxShadow: theme.shadow.raised,
  animation: `${arrive} ${tokens.duration.gentle} ease-out`,
  selectors: {
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&[data-swipe="cancel"]': { transform: 'none', transition: `transform ${tokens.duration.quick}` },
    '&[data-swipe="end"]': { opacity: 0 },
  },
});
export const tones = styleVariants({ good: theme.toast.good, neutral: theme.toast.neutral, critical: theme.toast.critical }, (color) => ({
  flex: 'none',
  marginBlockStart: tokens.space.hairline,
  color,
}));
export const text = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${tokens.space.small} ${tokens.space.gutter}`,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

/** The page's focus ring would not stand out from the toast. The toast's own ring lies on the page. */
const ring = { vars: { [theme.color.focus]: theme.toast.foreground } };
/** The reverse of the toast, so that it stands out in both themes. */
export const link = style({
  ...ring,
  display: 'inline-flex',
  alignItems: 'center',
  textAlign: 'center',
  minHeight: tokens.control.small,
  padding: `${tokens.space.xsmall} ${tokens.space.gutter}`,
  borderRadius: tokens.radius.control,
  background: theme.toast.foreground,
  color: theme.toast.background,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
export const close = style({
  ...ring,
  ...iconButton(tokens.control.target),
  borderRadius: tokens.radius.round,
  color: 'inherit',
});
