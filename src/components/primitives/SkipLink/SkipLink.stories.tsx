import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = preview.meta({
  component: SkipLink,
  tags: ['primitive'],
  parameters: {
    docs: { story: { inline: false, height: '6rem' } },
    guide: {
      instead: { Link: 'for every other link' },
      do: ['Render it as the first element of the page', 'Give the target a tabIndex of -1, or it cannot take the focus'],
      dont: [
        'Hide it from the keyboard too: it is visible only while it has the focus',
        'Add one for each section: headings are the way there',
      ],
      keyboard: {
        Tab: 'Shows it, as the first stop of the page',
        Enter: 'Moves the focus to the content, without an entry in the history',
      },
    },
  },
  decorators: [
    (Story) => (
      <>
        <Story />
        <nav>
          <a href="#blogs">Blogs</a>
        </nav>
        <main id="main" tabIndex={-1}>
          <h1>The page</h1>
        </main>
      </>
    ),
  ],
});

export const Waiting = meta.story();
export const Focused = meta.story({ play: async ({ userEvent }) => userEvent.tab() });

Waiting.test('appears on the first Tab', async ({ canvas, userEvent }) => {
  const link = canvas.getByRole('link', { name: 'Skip to content' });
  await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  await userEvent.tab();
  await expect(link).toHaveFocus();
  await expect(link.getBoundingClientRect().top).toBeGreaterThan(0);
});

Focused.test('has an edge in forced colours, which remove its background', async ({ canvas }) => {
  await expect(getComputedStyle(canvas.getByRole('link', { name: 'Skip to content' })).borderBlockStartStyle).toBe('solid');
});
