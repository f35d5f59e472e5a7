import { expect } from 'storybook/test';
import { NEW_REGISTERS } from '#contract/texts.ts';
import preview from '../../../../.storybook/preview.tsx';
import { statistics } from './statistics.ts';
import { StatisticsStrip } from './StatisticsStrip.tsx';

const meta = preview.meta({
  component: StatisticsStrip,
  tags: ['block'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { FigureCard: 'for a figure with a link to what it counts', Table: 'for figures to compare' },
      do: ['Show three or so figures, each with one or two words as its label', 'Say in the note what is counted, or since when'],
      dont: ['Use it for figures that change while people look', 'Pass numbers without a format: it prints the text as given'],
      keyboard: {},
    },
  },
  args: { statistics },
});

export const Ready = meta.story();
export const LongFigures = meta.story({
  args: {
    statistics: [
      { label: 'Downloads', figure: '9,007,199,254,740,991', note: 'and one more while this page loaded' },
      ...statistics.slice(1),
    ],
  },
});

Ready.test('shows the three figures', async ({ canvas }) => {
  await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Downloads', 'New Users', NEW_REGISTERS]);
});
