import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { from, tokens } from '../../theme/tokens.ts';

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: tokens.layer.bar,
  background: `color-mix(in srgb, ${theme.color.background} 86%, transparent)`,
  backdropFilter: `blur(${tokens.bar.blur})`,
  borderBottom: `${tokens.border.hairline} solid ${theme.color.border}`,
});

export const wrap = style({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.xsmall,
  height: tokens.bar.height,
  maxWidth: tokens.width.page,
  margin: '0 auto',
  paddingInline: tokens.space.medium,
  '@media': { [from.tablet]: { paddingInline: tokens.space.gutter }, [from.laptop]: { paddingInline: tokens.space.xlarge } },
});

export const rest = style({ flex: 1 });

export const toggle = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: tokens.control.medium,
  height: tokens.control.medium,
  border: 0,
  borderRadius: tokens.radius.medium,
  background: 'transparent',
  cursor: 'pointer',
  ':hover': { background: theme.color.inset },
  '@media': { [from.laptop]: { display: 'none' } },
});

/** As wide as the Login button, and as the avatar with its arrow. */
export const slot = style({
  display: 'grid',
  alignItems: 'center',
  flex: 'none',
  width: `calc(${tokens.control.medium} + ${tokens.space.xlarge})`,
  height: tokens.control.medium,
  marginLeft: tokens.space.xsmall,
});

globalStyle(`${slot}[data-state="checking"] > *`, { height: tokens.control.small });
