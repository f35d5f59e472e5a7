import { style } from '@vanilla-extract/css';
import { bottomEdge } from '#components/theme/edges.css.ts';
import { theme } from '#components/theme/theme.css.ts';
import { tokens } from '#components/theme/tokens.ts';

/** Two frames of the shop need a width of their own: a narrower window shows one above the other. */
const besideEachOther = 'screen and (min-width: 64rem)';

/** The height of the window that the dock leaves. */
const roomAbove = `calc(100dvh - ${bottomEdge})`;

export const page = style({
  display: 'grid',
  gap: tokens.space.medium,
  paddingBlock: tokens.space.small,
  '@media': {
    // The frames scroll, and the page does not.
    [besideEachOther]: {
      paddingInline: tokens.space.small,
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      height: roomAbove,
    },
  },
});

/** Away from the edge of a narrow window, which the frames reach. */
const atEdge = { paddingInline: tokens.space.small, overflowWrap: 'anywhere' } as const;

export const header = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.small,
  ...atEdge,
});

export const title = style({
  flex: 1,
  fontSize: tokens.text.caption,
  fontWeight: tokens.weight.regular,
  color: theme.color.muted,
});

/** The name of the person in the frame below. */
export const person = style(atEdge);

export const side = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: tokens.space.xsmall,
  minWidth: 0,
  // Leaves a part of the page to scroll by, beside a frame that scrolls itself.
  height: `calc(0.82 * ${roomAbove})`,
  '@media': { [besideEachOther]: { height: 'auto', minHeight: 0 } },
});

export const frame = style({
  width: '100%',
  height: '100%',
  border: `${tokens.border.hairline} solid ${theme.color.border}`,
  borderRadius: tokens.radius.card,
  background: theme.color.background,
});
