import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

export const field = style({ display: 'flex', flexDirection: 'column', gap: tokens.space.xsmall, minWidth: 0 });
export const label = style({ fontSize: tokens.text.label, fontWeight: tokens.weight.semibold });
export const hint = style({ fontSize: tokens.text.small, color: theme.color.muted });
export const error = style({
  display: 'flex',
  gap: tokens.space.xsmall,
  fontSize: tokens.text.small,
  fontWeight: tokens.weight.medium,
  color: theme.color.critical,
});
globalStyle(`${error} > svg`, { marginBlockStart: '0.18em' });

const ring = `0 0 0 ${tokens.border.focus}`;

/** The box that all fields share. Its font is at least 16 px, because phones zoom in on smaller ones. */
export const control = style({
  width: '100%',
  minHeight: tokens.control.medium,
  padding: `${tokens.space.small} ${tokens.space.gutter}`,
  border: `${tokens.border.hairline} solid ${theme.color.control}`,
  borderRadius: tokens.radius.control,
  background: theme.color.surface,
  color: theme.color.foreground,
  fontSize: tokens.text.body,
  lineHeight: tokens.leading.body,
  transition: `border-color ${tokens.duration.quick}, box-shadow ${tokens.duration.quick}`,
  '::placeholder': { color: theme.color.muted, opacity: 1 },
  selectors: {
    // Not :read-only, which also matches every select.
    '&:is([readonly], output)': { background: theme.color.inset, borderColor: 'transparent' },
    '&:hover:not([readonly], output)': { borderColor: theme.color.foreground },
    '&:focus-visible': { outlineOffset: 0 },
    '&[aria-invalid="true"]': { borderColor: theme.color.critical, boxShadow: `${ring} ${theme.color.criticalSoft}` },
  },
});

/** The frame of a control with an icon at one of its ends. */
export const frame = style({ position: 'relative', display: 'block', minWidth: 0 });
const affix = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'grid',
  alignItems: 'center',
  color: theme.color.muted,
  pointerEvents: 'none',
});
/** The icon. Clicks pass through it. */
export const affixes = styleVariants({
  start: [affix, { insetInlineStart: tokens.space.gutter }],
  end: [affix, { insetInlineEnd: tokens.space.gutter }],
});

/** Its placeholder is its only visible label, so all of it must fit beside a button on a phone. */
export const search = style([
  control,
  {
    paddingInline: `calc(${tokens.space.xlarge} + ${tokens.control.smallIcon}) ${tokens.space.small}`,
    textOverflow: 'ellipsis',
    appearance: 'none',
    '::placeholder': { fontSize: tokens.text.small },
    // It needs room even where there is nothing to clear.
    selectors: { '&:placeholder-shown::-webkit-search-cancel-button': { display: 'none' } },
  },
]);
export const select = style([control, { appearance: 'none', paddingInlineEnd: tokens.space.huge, textOverflow: 'ellipsis' }]);
globalStyle(`${select} option`, { background: theme.color.surface, color: theme.color.foreground });
export const area = style([control, { display: 'block', resize: 'vertical', minHeight: tokens.control.area }]);
