import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { below, from, tokens } from '../../theme/tokens.ts';
import { wholeWords } from '../../theme/wholeWords.css.ts';

export const lines = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.space.xlarge });

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: tokens.space.large,
});
export const names = style([wholeWords, { alignSelf: 'center' }]);
export const name = style({
  marginBlockEnd: tokens.space.small,
  fontSize: tokens.text.heading3,
  fontWeight: tokens.weight.bold,
  lineHeight: tokens.leading.snug,
  letterSpacing: tokens.tracking.slight,
});
/** Below the names on a phone, within reach of a thumb. */
export const edit = style({
  display: 'grid',
  '@media': { [below.tablet]: { flex: '1 0 100%' } },
});

export const facts = style({
  display: 'grid',
  gap: tokens.space.large,
  paddingBlockStart: tokens.space.xlarge,
  borderBlockStart: `${tokens.border.hairline} solid ${theme.color.border}`,
  '@media': { [from.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const wide = style({ gridColumn: '1 / -1' });
export const term = style({ color: theme.color.muted, fontSize: tokens.text.small });
export const value = style({ display: 'block', whiteSpace: 'pre-line', textAlign: 'start', maxWidth: tokens.width.reading });
