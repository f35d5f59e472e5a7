import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { maxPageWidth, pageWidth } from '../../../theme/edges.css.ts';
import { from, tokens } from '../../../theme/tokens.ts';

const shell = style({ display: 'flex', flexDirection: 'column', minHeight: '100vh', '@media': { print: { minHeight: 0 } } });

/** Tables use all of a fluid page. */
export const shells = styleVariants({ page: [shell], fluid: [shell, { vars: { [pageWidth]: tokens.width.fluid } }] });

export const banner = style({
  width: '100%',
  maxWidth: maxPageWidth,
  margin: '0 auto',
  padding: `${tokens.space.gutter} ${tokens.space.gutter} 0`,
  '@media': { [from.laptop]: { paddingInline: tokens.space.xlarge } },
});

export const main = style({
  flex: 1,
  width: '100%',
  maxWidth: maxPageWidth,
  margin: '0 auto',
  padding: `${tokens.space.xlarge} ${tokens.space.gutter} ${tokens.space.section}`,
  '@media': {
    [from.laptop]: { padding: `${tokens.space.xxlarge} ${tokens.space.xlarge} ${tokens.space.section}` },
    print: { maxWidth: 'none', padding: 0 },
  },
});

// Prints only the page, without the bar, notice, banner, footer and toasts.
globalStyle(`${shell} > :not(${main})`, { '@media': { print: { display: 'none !important' } } });
