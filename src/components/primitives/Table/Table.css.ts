import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { below, tokens } from '../../theme/tokens.ts';

const line = `${tokens.border.hairline} solid ${theme.color.line}`;

export const table = style({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: line,
  borderRadius: tokens.radius.card,
  overflow: 'clip',
  background: theme.color.surface,
  fontSize: tokens.text.label,
  '@media': { [below.tablet]: { display: 'block', border: 0, background: 'none', overflow: 'visible' } },
});
/** Cards carry their own labels; the heads stay for screen readers. */
export const head = style({
  '@media': { [below.tablet]: { position: 'absolute', clipPath: 'inset(50%)', width: '1px', height: '1px', overflow: 'hidden' } },
});
export const body = style({ '@media': { [below.tablet]: { display: 'grid', gap: tokens.space.medium } } });
export const row = style({
  '@media': {
    [below.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      gap: tokens.space.small,
      columnGap: tokens.space.gutter,
      padding: tokens.space.gutter,
      border: line,
      borderRadius: tokens.radius.card,
      background: theme.color.surface,
      boxShadow: theme.shadow.low,
    },
  },
});
const space = `${tokens.space.medium} ${tokens.space.large}`;
export const columnHead = style({
  padding: space,
  background: theme.color.ground,
  color: theme.color.soft,
  fontSize: tokens.text.small,
  fontWeight: tokens.weight.semibold,
});
export const cell = style({
  padding: space,
  borderBlockStart: line,
  fontWeight: tokens.weight.regular,
  verticalAlign: 'middle',
  '@media': {
    [below.tablet]: {
      padding: 0,
      border: 0,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: tokens.space.gutter,
      minWidth: 0,
    },
  },
});
export const aligns = styleVariants({
  start: { textAlign: 'start' },
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
});
export const places = styleVariants({
  lead: { '@media': { [below.tablet]: { justifyContent: 'flex-start' } } },
  pair: {
    '@media': {
      [below.tablet]: {
        gridColumn: '1 / -1',
        textAlign: 'end',
        // The second form keeps the label from being read twice, where it is understood.
        '::before': {
          content: ['attr(data-label)', 'attr(data-label) / ""'],
          flex: 'none',
          maxWidth: '50%',
          color: theme.color.soft,
          fontSize: tokens.text.small,
          textAlign: 'start',
        },
      },
    },
  },
});
