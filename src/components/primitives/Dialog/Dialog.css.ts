import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { iconButton, transparentEdge } from '../../theme/rules.ts';
import { theme } from '../../theme/theme.css.ts';
import { from, highWindow, tokens } from '../../theme/tokens.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** The backdrop behind a dialog. Replaces Radix's overlay, which adds a style element that a strict content security policy blocks. */
export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: tokens.layer.overlay,
  // Radix disables pointer events on the page, and therefore here.
  pointerEvents: 'auto',
  background: theme.color.scrim,
  animation: `${appear} ${tokens.duration.gentle}`,
});

// The page behind does not scroll, and the space of its scrollbar is dimmed too.
globalStyle(`html:has(${scrim})`, { overflow: 'hidden', backgroundColor: theme.color.dimmed });

const rise = keyframes({ from: { transform: `translateY(${tokens.space.xxlarge})`, opacity: 0 } });

export const overlay = style([
  scrim,
  {
    display: 'grid',
    alignItems: 'end',
    justifyItems: 'center',
    '@media': { [from.tablet]: { alignItems: 'center', padding: tokens.space.xlarge } },
  },
]);

/** A bottom sheet on a phone, a centered panel elsewhere. Scrolls as a whole. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxHeight: `calc(100dvh - ${tokens.space.xxlarge})`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: theme.color.surface,
  color: theme.color.foreground,
  border: transparentEdge,
  borderRadius: `${tokens.radius.panel} ${tokens.radius.panel} 0 0`,
  boxShadow: theme.shadow.overlay,
  outline: 'none',
  animation: `${rise} ${tokens.duration.gentle} ease-out`,
  '@media': { [from.tablet]: { borderRadius: tokens.radius.panel, maxHeight: '100%' } },
});
export const sizes = styleVariants({
  confirm: { '@media': { [from.tablet]: { maxWidth: tokens.width.confirm } } },
  wide: { '@media': { [from.tablet]: { maxWidth: tokens.width.dialog } } },
});

export const header = style({
  '@media': { [highWindow]: { position: 'sticky', insetBlockStart: 0, zIndex: 1 } },
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: tokens.space.gutter,
  padding: `${tokens.space.gutter} ${tokens.space.gutter} ${tokens.space.small} ${tokens.space.xlarge}`,
  background: theme.color.surface,
});
export const title = style({
  paddingBlockStart: tokens.space.small,
  fontSize: tokens.text.heading3,
  fontWeight: tokens.weight.bold,
});
export const close = style({
  ...iconButton(tokens.control.medium),
  marginInlineStart: 'auto',
  borderRadius: tokens.radius.round,
  color: theme.color.muted,
  ':hover': { background: theme.color.inset, color: theme.color.foreground },
});
export const body = style({ minWidth: 0, padding: `0 ${tokens.space.xlarge} ${tokens.space.xlarge}` });
/** The height in which content fades out above the footer. The padding below the content must not be smaller. */
const fade = tokens.space.gutter;
export const footer = style({
  position: 'relative',
  '@media': { [highWindow]: { position: 'sticky', insetBlockEnd: 0 } },
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: tokens.space.small,
  marginBlockStart: 'auto',
  padding: `${tokens.space.small} ${tokens.space.xlarge} ${tokens.space.xlarge}`,
  background: theme.color.surface,
  // Fades out the content that continues below, so that it does not look like the end.
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '100%',
    height: fade,
    background: `linear-gradient(transparent, ${theme.color.surface})`,
    pointerEvents: 'none',
  },
});
/** A notice in the footer, above the buttons, so that it stays visible while the content scrolls. */
export const footerNotice = style({ flexBasis: '100%', paddingBlockEnd: tokens.space.xsmall });
// On a phone the buttons share the width, so that they are easy to reach with a thumb.
globalStyle(`${footer} > *`, { flexGrow: 1, '@media': { [from.tablet]: { flexGrow: 0 } } });

/** The title of a ConfirmDialog. */
export const question = style({
  padding: `${tokens.space.xlarge} ${tokens.space.xlarge} ${tokens.space.small}`,
  fontSize: tokens.text.heading3,
  fontWeight: tokens.weight.bold,
});
/** Its body. */
export const consequences = style({ display: 'grid', gap: tokens.space.gutter, paddingBlockEnd: fade, color: theme.color.muted });
