import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Footer } from './Footer.tsx';

const meta = preview.meta({
  component: Footer,
  tags: ['block'],
  parameters: {
    guide: {
      do: [
        'Render it once, after the main part of every page; ShellScreen does so',
        'Leave its titles as text until the specification gives them targets',
      ],
      dont: ['Repeat the navigation in it', 'Render it inside main: it belongs to the site and not to the page'],
      keyboard: { Tab: 'Reaches Licences, if there is such a file' },
    },
  },
});

export const Default = meta.story();

export const WithLicences = meta.story({ args: { licencesHref: 'licences.txt' } });

WithLicences.test('leads to the licences', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Licences' })).toHaveAttribute('href', 'licences.txt');
});

Default.test('titles without targets are not links', async ({ canvas }) => {
  await expect(canvas.getByText('About us')).toBeVisible();
  await expect(canvas.getByText('Copyright © 2022 - All rights reserved by Gadget Garage')).toBeVisible();
  await expect(canvas.queryByRole('link')).toBeNull();
});
