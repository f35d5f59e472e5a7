import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';

export const field = style({ containerType: 'inline-size' });

const besideNumber = '(min-width: 9rem)';

/** The buttons on both sides of the number, or below it if the text is too large for a row. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: tokens.space.xsmall,
  '@container': { [besideNumber]: { gridTemplateColumns: `${tokens.control.medium} minmax(0, 1fr) ${tokens.control.medium}` } },
});

export const number = style({
  gridColumn: '1 / -1',
  gridRow: 1,
  '@container': { [besideNumber]: { gridColumn: 2 } },
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  paddingInline: tokens.space.xsmall,
});

export const button = style({
  gridRow: 2,
  '@container': { [besideNumber]: { gridRow: 1 } },
  display: 'grid',
  placeItems: 'center',
  minHeight: tokens.control.medium,
  padding: 0,
  border: `${tokens.border.hairline} solid ${theme.color.control}`,
  borderRadius: tokens.radius.control,
  background: theme.color.surface,
  cursor: 'pointer',
  // A second tap in a row must not zoom the page.
  touchAction: 'manipulation',
  transition: `border-color ${tokens.duration.quick}`,
  selectors: {
    '&:hover:not([aria-disabled="true"])': { borderColor: theme.color.foreground },
    '&[aria-disabled="true"]': { cursor: 'default', background: theme.color.inset, borderColor: 'transparent', color: theme.color.muted },
  },
});
