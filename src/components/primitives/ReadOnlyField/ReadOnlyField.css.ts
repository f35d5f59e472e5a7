import { style } from '@vanilla-extract/css';
import { tokens } from '../../theme/tokens.ts';
import { control } from '../Field/Field.css.ts';

/** An invisible copy of the text gives the box its height, so that a long value wraps and is not cut off. */
export const box = style({
  display: 'grid',
  '::after': {
    content: 'attr(data-text) " "',
    gridArea: '1 / 1',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    padding: `${tokens.space.small} ${tokens.space.gutter}`,
    border: `${tokens.border.hairline} solid`,
    minWidth: 0,
  },
});
export const value = style([control, { gridArea: '1 / 1', display: 'block', resize: 'none', overflow: 'hidden' }]);

/** For values that are not text. */
export const shown = style([
  control,
  { display: 'flex', alignItems: 'center', selectors: { '&:is(output)': { padding: tokens.space.small } } },
]);
