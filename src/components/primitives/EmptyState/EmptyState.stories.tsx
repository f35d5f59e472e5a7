import preview from '../../../../.storybook/preview.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  component: EmptyState,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { Notice: 'if loading failed', Skeleton: 'while the list loads' },
      do: [
        'Say in a few words what is missing, and below it what will be here',
        'Offer the next step as the action, such as See the car tools',
        'Tell an empty list from a search without matches: the second offers Clear filters',
      ],
      dont: [
        'Blame the person or apologise: an empty list is normal',
        'Show it before the answer is there',
        'Use a picture that carries information: it is decoration',
      ],
      keyboard: {},
    },
  },
  args: { title: 'No orders yet' },
});

export const TitleAlone = meta.story();
export const Complete = meta.story({
  args: {
    picture: 'pictures/1f4e6.webp',
    children: 'What you book will wait here until it is delivered.',
    action: (
      <ButtonLink href="#all" tone="accent">
        Look at the tools
      </ButtonLink>
    ),
  },
});
export const LongText = meta.story({ args: { title: 'N' + 'o'.repeat(90), children: 'There really is nothing at all. '.repeat(10) } });
