import { style } from '@vanilla-extract/css';
import { from, tokens } from '../../theme/tokens.ts';

export const toolbar = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.medium });

/** The sort order with the filters beside it. On a phone a button opens the filters. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: tokens.space.medium,
  '@media': { [from.tablet]: { display: 'flex', flexWrap: 'wrap', alignItems: 'start' } },
});

const wide = { '@media': { [from.tablet]: { flex: '1 1 9em', maxWidth: '13em', minWidth: 0 } } };

export const sort = style(wide);

export const toggle = style({ display: 'grid', alignItems: 'end', '@media': { [from.tablet]: { display: 'none' } } });

export const filters = style({
  display: 'none',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: tokens.space.medium,
  selectors: { '&[data-state="open"]': { display: 'grid' } },
  '@media': { [from.tablet]: { selectors: { '&[data-state]': { display: 'contents' } } } },
});

export const status = style([wide, { gridColumn: '1 / -1' }]);

/** Wide enough for '12,345.67'. */
export const price = style({ '@media': { [from.tablet]: { flex: '1 1 6em', maxWidth: '8em', minWidth: 0 } } });

/** Aligned with the input boxes, which are below their labels. */
export const tick = style({
  gridColumn: '1 / -1',
  '@media': {
    [from.tablet]: { flex: 'none', paddingBlockStart: `calc(${tokens.text.label} * ${tokens.leading.body} + ${tokens.space.xsmall})` },
  },
});
