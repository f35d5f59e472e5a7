import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { fixtures } from './NotFoundScreen.fixtures.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = preview.meta({ component: NotFoundScreen, tags: ['screen'], args: { view: fixtures.missing } });

export const Missing = meta.story();

Missing.test('has one heading and a link home', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute('href', '/');
});
