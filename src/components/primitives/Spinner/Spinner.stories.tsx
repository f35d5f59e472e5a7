import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Spinner } from './Spinner.tsx';

const meta = preview.meta({ component: Spinner, tags: ['primitive'] });

export const Text = meta.story({ args: { size: 'text', label: 'Signing in' } });
export const Page = meta.story({ args: { size: 'page', label: 'Loading the page' } });

/** Beside text that already says it: hidden from screen readers. */
export const Silent = meta.story({ args: { size: 'text' } });

Page.test('says what is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading the page' })).toBeVisible();
});
