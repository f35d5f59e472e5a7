import { expect, screen, waitFor, within } from 'storybook/test';
import { WELCOME } from '#contract/texts.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { tokens } from '../../../theme/tokens.ts';
import { fixtures } from './DashboardScreen.fixtures.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const page = (
  <div>
    <PageHeading>My Orders</PageHeading>
    <Text tone="muted">The page stands here.</Text>
  </div>
);

const meta = preview.meta({
  component: DashboardScreen,
  tags: ['screen'],
  parameters: {
    guide: {
      instead: { ShellScreen: 'for the frame of the whole shop' },
      do: [
        'Pass the role as unknown while the admin check runs',
        'Render the current page as children: its heading becomes an h2',
        'Set isTask on a page with one task, such as paying, so that a phone shows nothing before it',
      ],
      dont: [
        'Check the role here: guard each page of an administrator',
        'Leave current as it was after a navigation: its change closes the drawer',
      ],
      keyboard: {
        'Enter or Space': 'On Dashboard menu: opens the links in a drawer, in a narrow window',
        Escape: 'Closes the drawer and returns the focus to its button',
      },
    },
  },
  args: { view: fixtures.customer, children: page },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: tokens.width.page, margin: '0 auto', padding: tokens.space.gutter }}>
        <Story />
      </main>
    ),
  ],
});

export const Unknown = meta.story({ args: { view: fixtures.unknown } });
export const Customer = meta.story();
export const Administrator = meta.story({ args: { view: fixtures.administrator } });
export const Task = meta.story({ args: { view: { ...fixtures.customer, isTask: true } } });
export const TaskOnAPhone = Task.extend({ globals: { viewport: { value: 'small', isRotated: false } } });
export const Phone = meta.story({ globals: { viewport: { value: 'small', isRotated: false } } });

Customer.test('uses heading level 1 for the dashboard and level 2 for its page', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: WELCOME })).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 2, name: 'My Orders' })).toBeVisible();
});

Phone.test('shows the links in a drawer that closes on Escape', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByRole('navigation', { name: 'Dashboard' })).toBeNull();
  const button = canvas.getByRole('button', { name: 'Dashboard menu' });
  await userEvent.click(button);
  const drawer = await screen.findByRole('dialog', { name: 'Dashboard' });
  await expect(within(drawer).getByRole('link', { name: 'My Orders' })).toHaveAttribute('aria-current', 'page');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
  await expect(screen.queryByRole('dialog')).toBeNull();
});

TaskOnAPhone.test('shows nothing before the page, and keeps its heading for screen readers', async ({ canvas }) => {
  await expect(canvas.queryByRole('button', { name: 'Dashboard menu' })).toBeNull();
  const welcome = canvas.getByRole('heading', { level: 1, name: WELCOME });
  await expect(welcome.parentElement?.getBoundingClientRect().height).toBe(1);
});
