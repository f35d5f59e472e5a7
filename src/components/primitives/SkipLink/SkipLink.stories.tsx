import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { SkipLink } from './SkipLink.tsx';

const meta = preview.meta({
  component: SkipLink,
  tags: ['primitive'],
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
