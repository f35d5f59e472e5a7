import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { below, tokens } from '../../theme/tokens.ts';

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.medium });

/** A long address breaks, the words of buttons do not. */
export const user = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: tokens.space.medium,
  width: '100%',
  overflowWrap: 'anywhere',
});
export const words = style({ minWidth: 0 });
export const address = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${tokens.space.small}` });
export const soft = style({ color: theme.color.soft, fontSize: tokens.text.small });
export const whole = style({ whiteSpace: 'nowrap' });
export const already = style({ display: 'inline-block', borderRadius: tokens.radius.card });

export const lines = style({ display: 'grid' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: `auto minmax(0, 1fr) ${tokens.column.small} ${tokens.column.small}`,
  alignItems: 'center',
  gap: tokens.space.medium,
  padding: `${tokens.space.medium} ${tokens.space.large}`,
  selectors: { '& + &': { borderTop: `${tokens.border.hairline} solid ${theme.color.line}` } },
  '@media': { [below.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', paddingInline: tokens.space.gutter } },
});
/** A phone's card has its buttons below. */
export const lineButton = style({ '@media': { [below.tablet]: { gridColumn: '1 / -1' } } });
