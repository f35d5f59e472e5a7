import { style } from '@vanilla-extract/css';
import { notPrinted } from '../../../theme/printing.css.ts';
import { outOfSight } from '../../../theme/rules.ts';
import { theme } from '../../../theme/theme.css.ts';
import { below, from, tokens } from '../../../theme/tokens.ts';

export const header = style([
  notPrinted,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: tokens.space.medium },
]);

/** For screen readers only in a narrow window. The site's own menu leads to the dashboard. */
export const taskHeader = style([
  header,
  {
    '@media': {
      [below.laptop]: outOfSight,
    },
  },
]);

/** Less prominent than the page's own heading below it. */
export const welcome = style({
  color: theme.color.muted,
  fontSize: tokens.text.heading3,
  fontWeight: tokens.weight.semibold,
  letterSpacing: tokens.tracking.slight,
});

export const toggle = style({ '@media': { [from.laptop]: { display: 'none' } } });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [from.laptop]: { gridTemplateColumns: `${tokens.width.sidebar} minmax(0, 1fr)`, gap: tokens.space.xlarge },
    [from.wide]: { gap: tokens.space.xxlarge },
  },
});

/** Only tables use all of a wide window. Forms and cards stay readable. */
export const page = style({ minWidth: 0, selectors: { '&:not(:has(table, [data-shape="table"]))': { maxWidth: tokens.width.content } } });

export const sidebar = style([
  notPrinted,
  {
    display: 'none',
    '@media': {
      [from.laptop]: { display: 'block', position: 'sticky', insetBlockStart: `calc(${tokens.bar.height} + ${tokens.space.gutter})` },
    },
  },
]);
