import { style } from '@vanilla-extract/css';
import { from, tokens } from '../../theme/tokens.ts';

/** On a phone the button that opens the filters is beside the search; on a wide window all fields are a column. */
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space.medium,
  '@media': {
    [from.tablet]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    [from.wide]: { gap: tokens.space.large },
  },
});

/** Gives the button a line of its own if the text is large. */
export const search = style({ flex: '1 1 9em', minWidth: 0 });

export const onPhone = style({ '@media': { [from.tablet]: { display: 'none' } } });

/** The sort order with the filters beside it, from the width of a tablet. */
export const row = style({
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: tokens.space.medium,
  '@media': {
    [from.tablet]: { display: 'flex' },
    [from.wide]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: tokens.space.large },
  },
});

const whole = { gridColumn: '1 / -1', maxWidth: 'none' } as const;

const wide = { '@media': { [from.tablet]: { flex: '1 1 9em', maxWidth: '13em', minWidth: 0 }, [from.wide]: whole } };

export const sort = style(wide);
export const status = style(wide);

/** Wide enough for '12,345.67'. */
export const price = style({
  '@media': { [from.tablet]: { flex: '1 1 6em', maxWidth: '8em', minWidth: 0 }, [from.wide]: { maxWidth: 'none' } },
});

/** The price range in the sheet of a phone. */
export const prices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: tokens.space.medium,
  '@media': { [from.tablet]: { display: 'contents' } },
});

/** Aligned with the input boxes, which are below their labels. */
export const tick = style({
  '@media': {
    [from.tablet]: { flex: 'none', paddingBlockStart: `calc(${tokens.text.label} * ${tokens.leading.body} + ${tokens.space.xsmall})` },
    [from.wide]: { ...whole, paddingBlockStart: 0 },
  },
});
