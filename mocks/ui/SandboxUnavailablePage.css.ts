import { style } from '@vanilla-extract/css';
import { tokens } from '#components/theme/tokens.ts';

export const page = style({
  maxWidth: tokens.width.reading,
  margin: '0 auto',
  padding: `${tokens.space.huge} ${tokens.space.gutter}`,
});
