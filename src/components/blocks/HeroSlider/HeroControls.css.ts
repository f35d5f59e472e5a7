import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { from, tokens } from '../../theme/tokens.ts';

export const controls = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: tokens.space.medium,
  bottom: tokens.space.small,
  display: 'flex',
  alignItems: 'center',
  '@media': {
    [from.tablet]: { insetInlineStart: tokens.space.large, bottom: tokens.space.gutter },
    [from.laptop]: { insetInlineStart: `calc(${tokens.space.section} - ${tokens.space.medium})` },
  },
});

const bare = style({
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.hero.foreground,
  cursor: 'pointer',
});

export const toggle = style([bare, { width: tokens.control.medium, height: tokens.control.medium, borderRadius: tokens.radius.round }]);

globalStyle(`${toggle} > svg`, { fill: 'currentcolor' });

/** The click target is larger than the visible dot. The current dot differs in length, not only in colour. */
export const dot = style([
  bare,
  {
    minWidth: tokens.control.target,
    height: tokens.control.medium,
    borderRadius: tokens.radius.round,
    '::before': {
      content: '',
      width: tokens.space.small,
      height: tokens.space.small,
      borderRadius: tokens.radius.round,
      border: `${tokens.border.strong} solid currentcolor`,
      transition: `width ${tokens.duration.gentle}`,
    },
    selectors: {
      '&[aria-current]': { minWidth: tokens.control.small },
      '&[aria-current]::before': { width: tokens.space.xlarge, background: 'currentcolor' },
      '&:hover::before': { background: 'currentcolor' },
    },
  },
]);
