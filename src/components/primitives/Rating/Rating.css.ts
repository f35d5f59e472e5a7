import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { forcedColors, tokens } from '../../theme/tokens.ts';

const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.xsmall,
  maxWidth: '100%',
  fontWeight: tokens.weight.semibold,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const variants = styleVariants({
  plain: [rating, { color: theme.color.muted }],
  chip: [
    rating,
    {
      padding: `${tokens.space.hairline} ${tokens.space.small}`,
      borderRadius: tokens.radius.round,
      background: theme.color.surface,
      color: theme.color.foreground,
      boxShadow: `inset 0 0 0 ${tokens.border.hairline} ${theme.color.border}`,
      fontSize: tokens.text.caption,
      lineHeight: tokens.leading.snug,
    },
  ],
});

/** Mirrored where text runs from the right, so that the first star is at its start. Narrower only if the text is very large. */
export const stars = style({
  width: '4.6em',
  minWidth: 0,
  marginTop: '-0.1em',
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});
export const empty = style({ fill: theme.color.border, '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } } });
export const full = style({ fill: theme.color.star, '@media': { [forcedColors]: { fill: 'CanvasText' } } });
