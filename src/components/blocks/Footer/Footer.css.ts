import { style } from '@vanilla-extract/css';
import { maxPageWidth } from '../../theme/edges.css.ts';
import { theme } from '../../theme/theme.css.ts';
import { from, tokens } from '../../theme/tokens.ts';

export const footer = style({
  borderTop: `${tokens.border.hairline} solid ${theme.color.border}`,
  color: theme.color.muted,
  fontSize: tokens.text.label,
});

export const wrap = style({
  display: 'grid',
  gap: `${tokens.space.medium} ${tokens.space.xlarge}`,
  justifyItems: 'start',
  maxWidth: maxPageWidth,
  margin: '0 auto',
  padding: `${tokens.space.xxlarge} ${tokens.space.gutter} ${tokens.space.huge}`,
  '@media': {
    [from.tablet]: { gridTemplateColumns: '1fr auto', alignItems: 'center', justifyItems: 'stretch' },
    [from.laptop]: { paddingInline: tokens.space.xlarge },
  },
});

export const titles = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${tokens.space.small} ${tokens.space.xlarge}`,
  fontWeight: tokens.weight.medium,
  color: theme.color.foreground,
});

export const icons = style({ display: 'flex', gap: tokens.space.gutter, '@media': { [from.tablet]: { justifyContent: 'end' } } });

export const icon = style({ display: 'block', width: tokens.control.icon, height: tokens.control.icon });

export const line = style({ fontSize: tokens.text.small });
