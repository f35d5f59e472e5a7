import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { tokens } from '../../theme/tokens.ts';
import { links } from './DashboardLinks.fixtures.ts';
import { DashboardLinks, type DashboardLinksProps } from './DashboardLinks.tsx';

const meta = preview.meta({
  component: DashboardLinks,
  tags: ['block'],
  parameters: {
    guide: {
      instead: { NavigationBar: 'for the shop’s own navigation', DashboardScreen: 'for the frame with the links beside the page' },
      do: ['Pass only the links that every user has until the shop knows more', 'Close a drawer around it in onFollow'],
      dont: [
        'Count on it to protect a page: it only leaves out links',
        'Pass the address with the site’s base as current: no link would be marked',
      ],
      keyboard: { Enter: 'Opens the page of the link' },
    },
  },
  decorators: [
    (Story) => (
      <div style={{ padding: tokens.space.gutter, maxWidth: tokens.width.sidebar }}>
        <Story />
      </div>
    ),
  ],
});

export const Unknown = meta.story({ args: links.unknown });
export const Customer = meta.story({ args: links.customer });
export const Administrator = meta.story({ args: links.administrator });

const labelsOf = ({ userLinks, adminLinks }: DashboardLinksProps) => {
  return [...userLinks, ...adminLinks].map(({ label }) => label);
};

Customer.test('marks the current page and offers My Review', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'My Profile' })).toHaveAttribute('aria-current', 'page');
  await expect(canvas.getByRole('link', { name: 'My Review' })).toBeVisible();
  await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(labelsOf(links.customer));
});

Unknown.test('shows only the links that every user has', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(labelsOf(links.unknown));
  await expect(canvas.queryByRole('link', { name: 'My Review' })).toBeNull();
});

Administrator.test('shows the links that every user has, and the admin pages in a list named Manage', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(labelsOf(links.administrator));
  const manage = within(canvas.getByRole('list', { name: 'Manage' }));
  await expect(manage.getByRole('link', { name: 'Manage All Products' })).toHaveAttribute('aria-current', 'page');
  await expect(manage.queryByRole('link', { name: 'My Orders' })).toBeNull();
});
