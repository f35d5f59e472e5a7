import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Footer } from './Footer.tsx';

const meta = preview.meta({ component: Footer, tags: ['block'] });

export const Default = meta.story();

Default.test('titles without targets are not links', async ({ canvas }) => {
  await expect(canvas.getByText('About us')).toBeVisible();
  await expect(canvas.getByText('Copyright © 2022 - All rights reserved by Gadget Garage')).toBeVisible();
  await expect(canvas.queryByRole('link')).toBeNull();
});
