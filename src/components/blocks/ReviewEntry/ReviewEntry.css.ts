import { style, styleVariants } from '@vanilla-extract/css';
import { growingPadding } from '../../theme/room.ts';
import { clamp } from '../../theme/rules.ts';
import { tokens } from '../../theme/tokens.ts';

/** The number of lines shown before Read More. Fewer would cut most reviews, and more would leave gaps beside a long one. */
const LINES = { narrow: 8, wide: 6 };

/** Less padding in a narrow card, such as two side by side on a phone. */
export const inside = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  alignItems: 'stretch',
  minWidth: 0,
  padding: growingPadding.review,
  containerType: 'inline-size',
});

export const writer = style({
  order: -1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.small,
  minWidth: 0,
  paddingBottom: tokens.space.medium,
});

const text = style({ fontSize: tokens.text.label });

export const content = styleVariants({
  open: [text, { whiteSpace: 'pre-line' }],
  closed: [
    text,
    {
      whiteSpace: 'pre-line',
      ...clamp(LINES.narrow),
      '@container': { '(min-width: 11rem)': { WebkitLineClamp: LINES.wide } },
    },
  ],
});

export const more = style({ selectors: { '&:not(:empty)': { paddingTop: tokens.space.medium } } });
