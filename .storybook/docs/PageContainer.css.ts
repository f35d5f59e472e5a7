import { globalStyle } from '@vanilla-extract/css';
import { theme } from '../../src/components/theme/theme.css.ts';

// Storybook's own stripes have colours of its own.
globalStyle('.sbdocs.sbdocs-content tr:nth-of-type(2n)', { background: theme.color.inset });
