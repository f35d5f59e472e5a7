import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { room } from '../../theme/room.ts';
import { tokens } from '../../theme/tokens.ts';

const hairline = `${tokens.border.hairline} solid ${theme.color.border}`;

export const section = style({ containerType: 'inline-size' });

export const strip = style({
  display: 'grid',
  border: hairline,
  borderRadius: tokens.radius.panel,
  background: theme.color.surface,
  '@container': { [room.tablet]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
});

export const cell = style({
  padding: `${tokens.space.large} ${tokens.space.xlarge}`,
  selectors: { '& + &': { borderTop: hairline } },
  '@container': {
    [room.tablet]: {
      padding: tokens.space.xxlarge,
      selectors: { '& + &': { borderTop: 'none', borderInlineStart: hairline } },
    },
  },
});

export const label = style({ color: theme.color.muted });

export const figure = style({
  fontSize: tokens.text.figure,
  fontWeight: tokens.weight.bold,
  lineHeight: tokens.leading.snug,
  letterSpacing: tokens.tracking.tighter,
});
