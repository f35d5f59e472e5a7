import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { from, tokens } from '../../theme/tokens.ts';

export const links = style({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  display: 'none',
  gap: tokens.space.xsmall,
  padding: tokens.space.medium,
  background: theme.color.surface,
  borderBottom: `${tokens.border.hairline} solid ${theme.color.border}`,
  boxShadow: theme.shadow.raised,
  selectors: { '&[data-state="open"]': { display: 'grid' } },
  '@media': {
    [from.laptop]: {
      position: 'static',
      display: 'flex',
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
  borderRadius: tokens.radius.small,
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
  '@media': { [from.laptop]: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' } },
});
