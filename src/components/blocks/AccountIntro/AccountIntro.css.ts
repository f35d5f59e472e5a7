import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { from, tokens } from '../../theme/tokens.ts';
import { wholeWords } from '../../theme/wholeWords.css.ts';

export const text = style({ display: 'grid', gap: tokens.space.xsmall, textAlign: 'center' });

/** On a phone as tall as the longest sentence, which is what the page shows until it knows a better one. */
export const reason = style({ minHeight: '2lh', '@media': { [from.tablet]: { minHeight: 0 } } });

/** The product to book, above the form. Its height does not change much when it loads. */
export const product = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minWidth: 0,
  gap: tokens.space.gutter,
  padding: tokens.space.small,
  border: `${tokens.border.hairline} solid ${theme.color.border}`,
  borderRadius: tokens.radius.card,
  background: theme.color.surface,
});

export const picture = style({ flex: 'none', width: tokens.avatar.large });

export const words = style([
  wholeWords,
  { display: 'flex', flexDirection: 'column', gap: tokens.space.xsmall, paddingInlineEnd: tokens.space.small },
]);

/** Below the invitation to book it. */
export const name = style({ display: 'block' });
