import { globalStyle } from '@vanilla-extract/css';
import { theme } from '../../src/components/theme/theme.css.ts';
import { tokens } from '../../src/components/theme/tokens.ts';

// Storybook's own stripes have colours of its own.
globalStyle('.sbdocs.sbdocs-content tr:nth-of-type(2n)', { background: theme.color.inset });
globalStyle('.sbdocs.sbdocs-content th', { textAlign: 'start' });
// The shop's lists have no numbers, and its headings no margins.
globalStyle('.sbdocs.sbdocs-content ol', { listStyle: 'decimal' });
globalStyle('.sbdocs.sbdocs-content h1 + h2', { marginTop: tokens.space.large });
// On a phone, long words and code break, but no column is narrower than a short word.
globalStyle('.sbdocs.sbdocs-content :is(th, td)', { minWidth: '4rem', paddingInline: tokens.space.small });
globalStyle('.sbdocs.sbdocs-content :is(th, td) code', { whiteSpace: 'normal' });
