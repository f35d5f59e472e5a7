import preview from '../../../../.storybook/preview.tsx';
import { Heading } from './Heading.tsx';

const meta = preview.meta({
  component: Heading,
  tags: ['primitive'],
  args: { level: 2 as const, children: 'Mobile Phone Products' },
});

export const Section = meta.story();
export const Panel = meta.story({ args: { level: 2, size: 3 } });
export const Card = meta.story({ args: { level: 2, size: 4, children: 'Ratchet Combination Wrench Set, 12 pc' } });
export const LongText = meta.story({
  args: { children: 'Rechargeable inspection lamps, work lights and everything else that turns night into something to work in' },
});
