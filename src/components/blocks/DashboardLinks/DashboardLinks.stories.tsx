import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { tokens } from '../../theme/tokens.ts';
import { links } from './DashboardLinks.fixtures.ts';
import { DashboardLinks } from './DashboardLinks.tsx';

const meta = preview.meta({
  component: DashboardLinks,
  tags: ['block'],
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

/** The links that every user has, in order (docs/spec.md#dashboard). */
const OWN = ['My Orders', 'My Profile', 'History'];

Customer.test('marks the current page and offers My Review', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'My Profile' })).toHaveAttribute('aria-current', 'page');
  await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([...OWN, 'My Review']);
});

Unknown.test('shows only the links that every user has', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(OWN);
});

Administrator.test('shows the links that every user has, and the admin pages in a list named Manage', async ({ canvas }) => {
  const adminLinks = ['Manage All Orders', 'Manage All Products', 'Add New Car Product', 'Manage All User'];
  await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([...OWN, ...adminLinks]);
  await expect(within(canvas.getByRole('list', { name: 'Manage' })).getAllByRole('link')).toHaveLength(adminLinks.length);
  await expect(canvas.getByRole('link', { name: 'Manage All Products' })).toHaveAttribute('aria-current', 'page');
});
