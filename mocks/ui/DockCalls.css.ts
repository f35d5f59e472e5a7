import { style } from '@vanilla-extract/css';
import { theme } from '#components/theme/theme.css.ts';
import { room } from '#components/theme/room.ts';
import { tokens } from '#components/theme/tokens.ts';

export const ledger = style({ display: 'grid', gap: tokens.space.small });
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space.small });
export const filter = style({ flex: `1 1 ${tokens.width.menu}`, maxWidth: tokens.width.form });

export const calls = style({ selectors: { '&:empty': { display: 'none' } } });
export const entry = style({ borderBlockStart: `${tokens.border.hairline} solid ${theme.color.border}` });
/** One line where there is room. Elsewhere the path and the person are below the name. */
export const call = style({
  display: 'grid',
  gridTemplateColumns: `${tokens.column.tight} minmax(0, 1fr) auto`,
  gridTemplateAreas: '"status name duration" "where where where"',
  alignItems: 'center',
  gap: `${tokens.space.xsmall} ${tokens.space.small}`,
  width: '100%',
  minHeight: tokens.control.medium,
  padding: `${tokens.space.xsmall} ${tokens.space.small}`,
  border: 0,
  background: 'transparent',
  fontSize: tokens.text.small,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { background: theme.color.inset } },
  '@container': {
    [room.laptop]: {
      gridTemplateColumns: `${tokens.column.tight} ${tokens.column.large} minmax(0, 1fr) ${tokens.column.tight}`,
      gridTemplateAreas: '"status name where duration"',
    },
  },
});
export const status = style({ gridArea: 'status' });
export const name = style({
  gridArea: 'name',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.small,
  fontWeight: tokens.weight.semibold,
});
export const where = style({
  gridArea: 'where',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: tokens.space.gutter,
  color: theme.color.muted,
});
export const duration = style({ gridArea: 'duration', fontVariantNumeric: 'tabular-nums', textAlign: 'end' });

export const details = style({
  display: 'grid',
  gap: tokens.space.small,
  padding: `${tokens.space.small} ${tokens.space.small} ${tokens.space.gutter}`,
});
export const bodies = style({
  display: 'grid',
  gap: tokens.space.medium,
  '@container': { [room.laptop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
