import { expect } from 'storybook/test';
import { withoutClickFocus } from '#tests/support/withoutClickFocus.ts';
import preview from '../../../../.storybook/preview.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta = preview.meta({
  component: ButtonLink,
  tags: ['primitive'],
  parameters: {
    layout: 'padded',
    guide: {
      instead: { Button: 'for an action on this page', Link: 'within a sentence' },
      do: [
        'Name the page that it opens, or what people do there: See my orders, Create an account',
        'Give it the accent colour if going there is the main step of the view, as in an empty list',
        'Add a visually hidden name if several on the page have the same words: Details of the wrench set',
      ],
      dont: [
        'Use it to submit a form or to delete: whoever opens it in a new tab expects a page',
        'Leave out the href while it is unknown: show an unavailable Button that says why',
      ],
      keyboard: { Enter: 'Opens the page' },
    },
  },
  args: { href: '#all', children: 'Show All' },
});

export const Neutral = meta.story();
export const Accent = meta.story({ args: { tone: 'accent', children: 'Book' } });
export const Quiet = meta.story({ args: { emphasis: 'quiet' } });
export const Critical = meta.story({ args: { tone: 'critical', children: 'Remove' } });
export const Small = meta.story({ args: { size: 'small' } });
export const Large = meta.story({ args: { size: 'large' } });
export const FullWidth = meta.story({ args: { width: 'full', tone: 'accent' } });
export const LongText = meta.story({ args: { children: 'Show All Mobile Phone Products that anybody ever brought back to the counter' } });

Neutral.test('is a link that can be reached by keyboard', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Show All' })).toHaveFocus();
});

Neutral.test(
  'gets the focus when it is clicked, also in Safari',
  { beforeEach: withoutClickFocus, args: { onClick: (event) => event.preventDefault() } },
  async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Show All' });
    await userEvent.click(link);
    await expect(link).toHaveFocus();
  },
);
