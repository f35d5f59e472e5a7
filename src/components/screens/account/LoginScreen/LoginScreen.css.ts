import { style } from '@vanilla-extract/css';
import { theme } from '../../../theme/theme.css.ts';
import { tokens } from '../../../theme/tokens.ts';

/** The product to book, above the form. Its height does not change much when it loads. */
export const purpose = style({
  display: 'grid',
  gridTemplateColumns: `${tokens.avatar.large} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: tokens.space.gutter,
  padding: tokens.space.small,
  border: `${tokens.border.hairline} solid ${theme.color.border}`,
  borderRadius: tokens.radius.card,
  background: theme.color.surface,
});

export const picture = style({ minWidth: 0 });

export const words = style({ display: 'grid', gap: tokens.space.xsmall, minWidth: 0, paddingInlineEnd: tokens.space.small });
