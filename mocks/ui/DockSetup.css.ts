import { style } from '@vanilla-extract/css';
import { tokens } from '#components/theme/tokens.ts';

/** A wide window shows all of them side by side, in less height. */
export const sections = style({
  display: 'grid',
  alignItems: 'start',
  gap: tokens.space.xlarge,
  '@container': {
    '(min-width: 40rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '(min-width: 70rem)': { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr)' },
  },
});
/** With the people of two frames. */
export const sectionsOfFrames = style([
  sections,
  {
    '@container': {
      '(min-width: 70rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 4fr)) minmax(0, 3fr) minmax(0, 5fr)' },
    },
  },
]);
export const section = style({ display: 'grid', alignContent: 'start', gap: tokens.space.small, minWidth: 0 });
