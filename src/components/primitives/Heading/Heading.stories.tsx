import preview from '../../../../.storybook/preview.tsx';
import { Heading } from './Heading.tsx';

const meta = preview.meta({
  component: Heading,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { PageHeading: 'for the page itself', Text: 'for bold words that name no part of the page' },
      do: [
        'Choose the level by the outline, one below the heading above it',
        'Change size, not level, if it must look smaller: level 2 with size 4 on a card',
        'Let product names have their own direction with dir auto',
      ],
      dont: ['Skip a level', 'Use it for the label of a field or a figure'],
      keyboard: {},
    },
  },
  args: { level: 2 as const, children: 'Mobile Phone Products' },
});

export const Section = meta.story();
export const Panel = meta.story({ args: { level: 2, size: 3 } });
export const Card = meta.story({ args: { level: 2, size: 4, children: 'Ratchet Combination Wrench Set, 12 pc' } });
export const LongText = meta.story({
  args: { children: 'Rechargeable inspection lamps, work lights and everything else that turns night into something to work in' },
});
