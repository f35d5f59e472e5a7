import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0, transform: `translateY(-${tokens.space.xsmall})` } });

export const menu = style({
  zIndex: tokens.layer.menu,
  minWidth: tokens.width.menu,
  maxWidth: `calc(100vw - ${tokens.space.xxlarge})`,
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  overflow: 'auto',
  padding: tokens.space.xsmall,
  border: `${tokens.border.hairline} solid ${theme.color.border}`,
  borderRadius: tokens.radius.control,
  background: theme.color.surface,
  color: theme.color.foreground,
  boxShadow: theme.shadow.raised,
  animation: `${appear} ${tokens.duration.quick} ease-out`,
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.medium,
  minHeight: tokens.control.medium,
  padding: `${tokens.space.small} ${tokens.space.medium}`,
  borderRadius: tokens.radius.control,
  fontSize: tokens.text.label,
  fontWeight: tokens.weight.medium,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': { background: theme.color.inset, outline: 'none' },
    // A background alone does not make the keyboard focus visible enough.
    '&[data-highlighted]:focus-visible': {
      outline: `${tokens.border.strong} solid ${theme.color.focus}`,
      outlineOffset: `-${tokens.border.strong}`,
    },
  },
});
export const icon = style({ display: 'grid', flex: 'none', width: tokens.control.icon, color: theme.color.muted });
