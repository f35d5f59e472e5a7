import { style } from '@vanilla-extract/css';
import { theme } from '#components/theme/theme.css.ts';
import { room } from '#components/theme/room.ts';
import { tokens } from '#components/theme/tokens.ts';

/** As high as the dock where there is room. Elsewhere the details are below the chart. */
export const page = style({
  display: 'grid',
  gap: tokens.space.medium,
  '@container': { [room.tablet]: { gridTemplateRows: 'auto minmax(0, 1fr)', height: '100%' } },
});
export const columns = style({
  display: 'grid',
  gap: tokens.space.gutter,
  minHeight: 0,
  '@container': { [room.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
export const chart = style({
  minWidth: 0,
  minHeight: tokens.stage.phone,
  maxHeight: tokens.stage.object,
  overflow: 'auto',
  padding: tokens.space.gutter,
  border: `${tokens.border.hairline} solid ${theme.color.border}`,
  borderRadius: tokens.radius.card,
  background: theme.color.background,
  '@container': { [room.tablet]: { minHeight: 0, maxHeight: 'none' } },
});
export const details = style({
  display: 'grid',
  alignContent: 'start',
  gap: tokens.space.small,
  minWidth: 0,
  '@container': { [room.tablet]: { overflow: 'auto' } },
});
export const steps = style({ display: 'grid', gap: tokens.space.xsmall, fontSize: tokens.text.small, overflowWrap: 'anywhere' });
export const context = style({ fontSize: tokens.text.caption, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
