import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { coveredBottom } from '#components/theme/coveredBottom.css.ts';
import { theme } from '#components/theme/theme.css.ts';
import { from, tokens } from '#components/theme/tokens.ts';

const rise = keyframes({ from: { transform: 'translateY(100%)' } });

/** A sheet on a phone. */
export const dock = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: tokens.layer.bar,
  display: 'flex',
  flexDirection: 'column',
  height: coveredBottom,
  containerType: 'inline-size',
  borderBlockStart: `${tokens.border.hairline} solid ${theme.color.border}`,
  background: theme.color.surface,
  color: theme.color.foreground,
  boxShadow: theme.shadow.overlay,
  outline: 'none',
  // Above the page also while one fades into the next.
  viewTransitionName: 'dock',
  animation: `${rise} ${tokens.duration.gentle} ease-out`,
});

// The page gets the room above it, and what is focused or scrolled into view stops there.
globalStyle(`:root:has(${dock})`, {
  vars: { [coveredBottom]: '60dvh' },
  scrollPaddingBlockEnd: coveredBottom,
  '@media': { [from.laptop]: { vars: { [coveredBottom]: 'min(24rem, 50dvh)' } } },
});
globalStyle(`:root:has(${dock}) body`, { paddingBlockEnd: coveredBottom });

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.small,
  padding: `${tokens.space.small} ${tokens.space.small} 0 ${tokens.space.gutter}`,
});
export const status = style({ flex: 1 });
