import { style, styleVariants } from '@vanilla-extract/css';
import { from, tokens } from '../../theme/tokens.ts';

/** The number of lines shown before Read More. Fewer would cut most reviews, and more would leave gaps beside a long one. */
const LINES = { phone: 8, tablet: 6 };

/** Less padding on a phone, where two cards side by side leave little space for text. */
export const inside = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  alignItems: 'stretch',
  minWidth: 0,
  padding: tokens.space.medium,
  '@media': { [from.tablet]: { padding: tokens.space.large } },
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
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: LINES.phone,
      overflow: 'hidden',
      '@media': { [from.tablet]: { WebkitLineClamp: LINES.tablet } },
    },
  ],
});

export const more = style({ selectors: { '&:not(:empty)': { paddingTop: tokens.space.medium } } });
