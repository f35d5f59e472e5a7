import { globalStyle } from '@vanilla-extract/css';
import { theme } from '../../src/components/theme/theme.css.ts';
import { below, tokens } from '../../src/components/theme/tokens.ts';

/** Elements of the page itself. A story on it looks as it does everywhere. */
const onPages = (selector: string) => `.sbdocs.sbdocs-content ${selector}:not(:where([data-story-block] *))`;

// The strip reserved for the scrollbar has the colour of the page beside it.
globalStyle('html:has(.sbdocs-wrapper)', { background: theme.color.surface });
// Storybook's own stripes have colours of its own.
globalStyle(onPages('tr:nth-of-type(2n)'), { background: theme.color.inset });
globalStyle(onPages('th'), { textAlign: 'start' });
// The shop's lists have no numbers, and its headings no margins.
globalStyle(onPages('ol'), { listStyle: 'decimal' });
globalStyle(onPages('h1 + h2'), { marginTop: tokens.space.large });
// Storybook leaves a fifth of a phone empty.
globalStyle('.sbdocs.sbdocs-wrapper', { '@media': { [below.tablet]: { paddingInline: tokens.space.gutter } } });
// No column is narrower than its longest word, so a wide table scrolls on a phone.
globalStyle(onPages('table'), { '@media': { [below.tablet]: { display: 'block', overflowX: 'auto' } } });
globalStyle(onPages(':is(th, td)'), { minWidth: '4rem', paddingInline: tokens.space.small, overflowWrap: 'break-word' });
globalStyle(onPages(':is(th, td, p, li) code'), { whiteSpace: 'normal' });

// On a phone, the four columns of a props table do not fit side by side, so each prop is a block.
const inPropsTable = (selector: string) => `.sbdocs.sbdocs-content .docblock-argstable.docblock-argstable ${selector}`;
const onPhone = (selector: string, style: Parameters<typeof globalStyle>[1]) =>
  globalStyle(inPropsTable(selector), { '@media': { [below.tablet]: style } });
const line = `${tokens.border.hairline} solid ${theme.color.border}`;
const edge = tokens.space.gutter;
globalStyle('.sbdocs.sbdocs-content .docblock-argstable.docblock-argstable', { '@media': { [below.tablet]: { display: 'block' } } });
onPhone('thead', { position: 'absolute', inlineSize: '1px', blockSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' });
onPhone('tbody', { display: 'block', overflow: 'hidden', border: line, borderRadius: tokens.radius.control });
onPhone('tbody > tr', { display: 'block' });
onPhone('tbody > tr + tr', { borderBlockStart: line });
onPhone('tbody > tr > td', {
  display: 'block',
  inlineSize: 'auto',
  paddingInline: edge,
  paddingBlock: `0 ${tokens.space.small}`,
  borderWidth: 0,
  borderRadius: 0,
});
onPhone('tbody > tr > td:first-of-type', { paddingBlockStart: tokens.space.small });
onPhone('tbody > tr > td:first-of-type:not([colspan])', { paddingInlineStart: `${edge} !important` });
onPhone('tbody > tr > td:nth-of-type(3)::before', { content: "'Default: '" });
onPhone('tbody > tr > td:nth-of-type(3) > div', { display: 'inline-block' });
// Without columns, the dash of an empty cell means nothing, nor do the cells beside a group's heading.
onPhone(
  'tbody > tr > td:is(:nth-of-type(3):not(:has(div)), :last-of-type:is(:has(.sbdocs-argcontrol-placeholder), :not(:has(*))), [colspan="3"])',
  {
    display: 'none',
  },
);
