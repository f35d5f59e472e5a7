import preview from '../../../../.storybook/preview.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  component: EmptyState,
  tags: ['primitive'],
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
