import { style } from '@vanilla-extract/css';
import { theme } from '../../theme/theme.css.ts';
import { tokens } from '../../theme/tokens.ts';
import { wholeWords } from '../../theme/text.css.ts';

/** The room for three facts side by side. */
const inColumns = '(min-width: 32rem)';

export const lines = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space.xlarge,
});

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
export const edit = style({ display: 'grid', flex: '1 0 100%', '@container': { [inColumns]: { flex: '0 1 auto' } } });

export const facts = style({
  display: 'grid',
  gap: tokens.space.large,
  paddingBlockStart: tokens.space.xlarge,
  borderBlockStart: `${tokens.border.hairline} solid ${theme.color.border}`,
  '@container': { [inColumns]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const wide = style({ gridColumn: '1 / -1' });
