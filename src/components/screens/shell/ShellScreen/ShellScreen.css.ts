import { style } from '@vanilla-extract/css';
import { from, tokens } from '../../../theme/tokens.ts';

export const shell = style({ display: 'flex', flexDirection: 'column', minHeight: '100vh' });

export const main = style({
  flex: 1,
  width: '100%',
  maxWidth: tokens.width.page,
  margin: '0 auto',
  padding: `${tokens.space.xlarge} ${tokens.space.gutter} ${tokens.space.section}`,
  '@media': { [from.laptop]: { padding: `${tokens.space.xxlarge} ${tokens.space.xlarge} ${tokens.space.section}` } },
});
