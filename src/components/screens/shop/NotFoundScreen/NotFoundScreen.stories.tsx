import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { fixtures } from './NotFoundScreen.fixtures.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = preview.meta({
  component: NotFoundScreen,
  tags: ['screen'],
  parameters: {
    guide: {
      instead: { CrashedScreen: 'for a page that exists and failed', EmptyState: 'for a product or an order that is gone' },
      do: ['Render it for every unknown address, also below the dashboard', 'Pass a homeHref within the site'],
      dont: ['Lead on to another page by itself', 'Use it for a page that somebody may not open'],
      keyboard: { Enter: 'On Back to the shop: opens the home page' },
    },
  },
  args: { view: fixtures.missing },
});

export const Missing = meta.story();

Missing.test('has one heading and a link home', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/');
});
